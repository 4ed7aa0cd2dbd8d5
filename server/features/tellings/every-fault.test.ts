import { expect, test } from 'vitest';
import { createKeptJobs } from '#tests/support/kept-jobs.ts';
import { faultNames, type FaultName } from '#tests/support/model-servers/faults.ts';
import type { WireName } from '#tests/support/model-servers/wire.ts';
import { path, setupTellings } from '#tests/support/telling-server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
await createKeptJobs(database.db); // the table that many servers at once would make
const wires: readonly WireName[] = ['openai', 'gemini', 'local'];
const canary = 'CANARY4711';
const atOnce = 5;

/** One provider that does this, asked to tell a document: what is shown before and after, and what was logged. */
async function tellWith(fault: FaultName, wire: WireName) {
  const { server, kept, show, log, guest, id } = await setupTellings(database, {
    text: `${canary} 3 mg/L`,
    budgetMs: 400,
    answers: { [wire]: () => ({ fault, words: `${canary} said the provider` }) },
  });
  const before = (await show()).data;
  await kept.runAll();
  const after = (await show()).data;
  const events = (await guest.get(`${path}/${id}/events`)).body;
  await server.close(); // and give back its connection to the database
  return { fault, wire, before, after, events, lines: JSON.stringify(log.lines) };
}

test('whatever a provider does, the built-in words stay, the telling ends, and no line of the log quotes anybody', async () => {
  const tried = [];
  const each = faultNames.map((fault, at) => [fault, wires[at % wires.length] ?? 'openai'] as const);
  for (let at = 0; at < each.length; at += atOnce) {
    tried.push(...(await Promise.all(each.slice(at, at + atOnce).map((one) => tellWith(...one)))));
  }

  expect(tried.length).toBeGreaterThanOrEqual(40);
  for (const { fault, wire, before, after, events, lines } of tried) {
    const about = `${wire} ${fault}`;
    const { telling, ...shown } = after;
    expect([about, telling.stage, telling.reason !== null]).toEqual([about, 'failed', true]);
    expect([about, { ...shown, telling: before.telling }]).toEqual([about, before]);
    expect([about, events.match(/^event: telling$/gm)?.length]).toEqual([about, 1]);
    expect([about, lines.includes(canary)]).toEqual([about, false]);
  }
}, 120_000);
