import { afterAll, expect, test } from 'vitest';
import { reportOf } from '#core/presenting/report.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import { manyResults } from '#tests/support/pdf/many-results.ts';
import { createThreadPrinter } from './thread-printer.ts';

const owner = 'user:1';
const printer = createThreadPrinter();
afterAll(() => printer.close());

const reportWith = (rows: number) =>
  reportOf(anInterpretation({ labResults: manyResults(rows) }), { paper: 'a4', visitQuestions: [], uploadedAt: null });

test('prints in a thread of its own', async () => {
  const bytes = await printer.print(reportWith(1), { owner });

  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
});

test('this thread goes on while another prints', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await printer.print(reportWith(200), { owner });
  clearInterval(turning);

  expect(turns).toBeGreaterThan(5);
});

test('gives up on a report that takes too long, and prints the next one', async () => {
  const hasty = createThreadPrinter({ wallMs: 1 });
  await expect(hasty.print(reportWith(500), { owner })).rejects.toThrow();
  await hasty.close();

  expect((await printer.print(reportWith(1), { owner })).length).toBeGreaterThan(1_000);
});

test('stops when whoever asked no longer waits', async () => {
  const asked = new AbortController();
  const printed = printer.print(reportWith(500), { owner, signal: asked.signal });
  asked.abort();

  await expect(printed).rejects.toThrow();
});
