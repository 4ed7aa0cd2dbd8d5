import { LLMock } from '@copilotkit/aimock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDraftReader } from '#core/drafting/draft-reader.ts';
import type { DraftItem } from '#core/drafting/draft.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { draftJson } from '#tests/support/draft-json.ts';
import { modelAt, wires } from '#tests/support/model-servers/start-model.ts';

const report = `COMPLETE BLOOD COUNT
Hemoglobin         9.8       g/dL       12.0-15.5         L
White cells        6.1       10^9/L     4.0-11.0
Platelets          251       10^9/L     150-400
`;
const knowledge = loadKnowledge();
const choice = { level: 'standard', language: 'en' } as const;
const explanation = explainDocument(
  { text: report, source: { kind: 'text', pages: 1, ocr: false, confidence: null } },
  knowledge,
);
const prepared = prepareTelling({ explanation, ...choice, masks: true, nonce: 'b7e1' }, knowledge);

const sentence = (text: string, quote: string) => ({ lines: [1], quotes: [quote], general_fact: 0, text });

const draft = draftJson({
  bottom_line: [sentence('Your hemoglobin was 9.8 g/dL, which is below its range.', 'Hemoglobin         9.8')],
  found: [sentence('The hemoglobin was 14.9 g/dL.', 'Hemoglobin         9.8')],
  normal: [sentence('The platelets were 251, inside their range.', 'Platelets          251')],
});

/** From the paper to what is shown of it, with aimock in the place of the provider. */
async function tellWith(wire: (typeof wires)[number]) {
  const mock = new LLMock({ port: 0, chunkSize: 7 });
  mock.on({ userMessage: 'Hemoglobin' }, { content: draft });
  await mock.start();
  onTestFinished(() => mock.stop());
  const model = await modelAt(wire, `${mock.url}/${wire === 'gemini' ? 'v1beta' : 'v1'}`);
  const reader = createDraftReader();
  const items: DraftItem[] = [];
  for await (const event of model.write(prepared, { signal: new AbortController().signal, firstWithinMs: 20_000 })) {
    if ('text' in event) items.push(...reader.push(event.text));
  }
  items.push(...reader.end());
  const { outgoing } = prepared;
  return tellDraft({ explanation, outgoing, items, isComplete: true, engine: wire, model: 'm', ...choice }, knowledge);
}

describe.each(wires)('a paper, told by %s', (wire) => {
  test('has the sentences that stand in it, and not the one that does not', async () => {
    const { told } = await tellWith(wire);

    expect(told.engine).toBe(wire);
    expect(told.summary).toContain('Your hemoglobin was 9.8 g/dL, which is below its range.');
    expect(JSON.stringify(told.sentences)).not.toContain('14.9');
    expect(told.writing).toMatchObject({ engine: wire, checked: 3, kept: 2 });
  });
});
