import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDraftReader } from '#core/drafting/draft-reader.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import { realExplainer } from '#tests/support/real-words.ts';
import { createThreadTeller } from './thread-teller.ts';

const teller = createThreadTeller({ threads: 1 });
const by = { owner: 'user:1' };
const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
const choice = { level: 'standard', language: 'en' } as const;
let explanation: Explanation;

beforeAll(async () => {
  explanation = await realExplainer.explain({ text: 'Sodium 151 mmol/L (135-145) H', source }, by);
});
afterAll(() => teller.close());

test('prepares what a model is asked, and holds its answer against the document, in a thread of its own', async () => {
  const prepared = await teller.prepareTelling({ explanation, ...choice, masks: true, nonce: 'n0nce' }, by);
  const reader = createDraftReader();
  const items = [...reader.push(prepared.builtIn), ...reader.end()];
  const { outgoing } = prepared;

  const draft = { explanation, outgoing, items, isComplete: true, engine: 'openai', model: 'm', ...choice } as const;
  const { told, isRefused } = await teller.tell(draft, by);

  expect(prepared.prompt.material).toContain('Sodium 151');
  expect(isRefused).toBe(false);
  expect(told.writing).toMatchObject({ engine: 'openai', model: 'm' });
  expect(told.writing?.kept).toBeGreaterThan(0);
});

test('answers a question about the document', async () => {
  const question = 'Is my sodium high?';
  const { builtIn: draft, outgoing } = await teller.prepareQuestion(
    { explanation, question, masks: true, nonce: 'n' },
    by,
  );
  const answer = await teller.checkAnswer({ explanation, question, outgoing, draft, engine: 'built-in' }, by);
  expect(answer).toMatchObject({ question, found: true, engine: 'built-in' });
});

test('stops when whoever asked no longer waits, and works for the next one', async () => {
  const long = await realExplainer.explain({ text: 'Sodium 151 mmol/L (135-145) H\n'.repeat(400), source }, by);
  const asked = new AbortController();
  const prepared = teller.prepareTelling(
    { explanation: long, ...choice, masks: true, nonce: 'n' },
    { ...by, signal: asked.signal },
  );
  asked.abort();

  await expect(prepared).rejects.toThrow();

  const next = await teller.prepareTelling({ explanation, ...choice, masks: true, nonce: 'n' }, by);
  expect(next.outgoing.lines).toHaveLength(1);
});

test('gives up on what takes too long', async () => {
  const hasty = createThreadTeller({ threads: 1, wallMs: 1 });
  await expect(hasty.prepareTelling({ explanation, ...choice, masks: true, nonce: 'n' }, by)).rejects.toThrow();
  await hasty.close();
});
