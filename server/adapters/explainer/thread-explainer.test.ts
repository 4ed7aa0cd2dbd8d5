import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { childProcesses } from '#tests/support/child-processes.ts';
import { createThreadExplainer } from './thread-explainer.ts';

const explainer = createThreadExplainer({ threads: 1 });
afterAll(() => explainer.close());

const owner = 'user:1';
const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

test('explains a text in a thread of its own', async () => {
  const { labResults, engine } = await explainer.explain(
    { text: 'Potassium 5.9 mmol/L (3.5-5.1) H', source },
    { owner },
  );

  expect(labResults).toMatchObject([{ analyte: 'potassium', value: '5.9', flag: 'high' }]);
  expect(engine).toBe('built-in');
});

test('this thread goes on while another explains', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await explainer.explain({ text: 'Hemoglobin 12.1 g/dL (12.0-16.0)\n'.repeat(2_000), source }, { owner });
  clearInterval(turning);

  expect(turns).toBeGreaterThan(5);
});

test('gives up on a document that takes too long, and explains the next one', async () => {
  const hasty = createThreadExplainer({ threads: 1, wallMs: 1 });

  await expect(
    hasty.explain({ text: 'Sodium 140 mmol/L (135-145)\n'.repeat(5_000), source }, { owner }),
  ).rejects.toMatchObject({
    code: 'server.took_too_long',
  });
  await hasty.close();

  expect((await explainer.explain({ text: 'Sodium 140 mmol/L (135-145)', source }, { owner })).labResults).toHaveLength(
    1,
  );
});

const longText = 'Sodium 140 mmol/L (135-145)\n'.repeat(15_000);

test('explains a long text beside the others, which do not wait for it', async () => {
  const ended: string[] = [];
  const long = explainer.explain({ text: longText, source }, { owner }).then(() => ended.push('long'));
  await explainer.explain({ text: 'Sodium 140 mmol/L (135-145)', source }, { owner });
  ended.push('short');

  await long;
  expect(ended).toEqual(['short', 'long']);
});

test('fails for a long text whose process is taken away, and explains the next one', async () => {
  const fresh = createThreadExplainer({ threads: 1, isReady: false });
  const killed = expect(fresh.explain({ text: longText, source }, { owner })).rejects.toThrow();
  await expect.poll(() => childProcesses()).not.toEqual([]);
  execFileSync('pkill', ['-KILL', '-P', String(process.pid)]);
  await killed;

  expect((await fresh.explain({ text: longText, source }, { owner })).labResults).toHaveLength(15_000);
  await fresh.close();
});

test('stops when whoever asked no longer waits', async () => {
  const asked = new AbortController();
  const answer = explainer.explain(
    { text: 'Sodium 140 mmol/L\n'.repeat(5_000), source },
    { owner, signal: asked.signal },
  );
  asked.abort();

  await expect(answer).rejects.toThrow();
});

test('gives the explanation as a line of JSON under the id it was asked with', async () => {
  const named: unknown = JSON.parse(
    await explainer.explainAsJson({ id: 'a', text: 'Sodium 140 mmol/L (135-145)', source }, { owner }),
  );
  const unnamed: unknown = JSON.parse(
    await explainer.explainAsJson({ text: 'Sodium 140 mmol/L (135-145)', source }, { owner }),
  );

  expect(named).toMatchObject({ id: 'a', labResults: [{ value: '140' }] });
  expect(unnamed).not.toHaveProperty('id');
});

test('puts questions in order by what we know', async () => {
  const profile = { conditions: [], medicines: ['Glucophage'], allergies: [], whatMatters: [] };

  const order = await explainer.order(['What about my liver?', 'Should I keep taking metformin?'], profile, { owner });

  expect(order?.map(({ index }) => index)).toEqual([1, 0]);
});
