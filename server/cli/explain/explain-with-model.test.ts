import { expect, onTestFinished, test } from 'vitest';
import { Explanation, type Language } from '#core/documents/explanation.ts';
import type { Draft, DraftSentence } from '#core/drafting/draft.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { realExplainer, realTeller } from '#tests/support/real-words.ts';
import { createModelExplain } from './explain-with-model.ts';

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
const text = 'Sodium 151 mmol/L (135-145) H';

const draftOf = (t: string, d: DraftSentence['d'] = 'high'): string => {
  const sentence: DraftSentence = { t, s: [1], q: text, d, p: 'none' };
  const draft: Draft = {
    summary: [sentence],
    findings: [{ sent: sentence, status: 'abnormal' }],
    interpretation: [],
    terms: [],
    questions: [],
    recommendations: [],
  };
  return JSON.stringify(draft);
};

async function setup(
  answer: MockAnswer,
  { language = 'en', budgetMs = 20_000 }: { language?: Language; budgetMs?: number } = {},
) {
  const mock = await startMockProvider({ wire: 'gemini', answer: () => answer });
  onTestFinished(() => mock.close());
  const gemini = { apiKey: 'two', model: 'gemini-one', baseUrl: mock.baseUrl };
  const [model] = await createLanguageModels({ order: ['gemini'], builtIn: false, gemini });
  if (model === undefined) throw new Error('There is no model.');
  const notes: string[] = [];
  const explain = createModelExplain({
    owner: 'command',
    explainer: realExplainer,
    teller: realTeller,
    model,
    budgetMs,
    level: 'standard',
    language,
    note: (line) => notes.push(line),
  });
  const told = async (input: { id?: string; text: string }) =>
    Explanation.parse(JSON.parse(await explain({ ...input, source })));
  return { told, notes, mock };
}

test('a model words it, and the facts are ours', async () => {
  const { told, notes } = await setup(draftOf('The sodium in the blood is high at 151 mmol/L.'));
  const explanation = await told({ id: 'a', text });
  expect(explanation).toMatchObject({ id: 'a', engine: 'gemini', labResults: [{ analyte: 'sodium', flag: 'high' }] });
  expect(explanation.summary).toContain('The sodium in the blood is high at 151 mmol/L.');
  expect(notes).toEqual([]);
});

test('a model can word it in Spanish', async () => {
  const { told } = await setup(draftOf('Su sodio está alto: 151 mmol/L.'), { language: 'es' });
  const explanation = await told({ text });
  expect(explanation).toMatchObject({ engine: 'gemini', language: 'es' });
  expect(explanation.summary).toContain('Su sodio está alto: 151 mmol/L.');
  expect(explanation).not.toHaveProperty('id');
});

test.each([
  [
    'what does not stand',
    draftOf('The sodium in the blood is low at 115 mmol/L.', 'low'),
    /a: gemini .*\(ungrounded\)/,
  ],
  ['nothing', { fault: 'overloaded' }, /a: gemini .*\(unavailable\)/],
  ['prose', { fault: 'prose' }, /a: gemini .*\(garbage\)/],
] satisfies [string, MockAnswer, RegExp][])(
  'where a model writes %s, our own words are given, and the reason beside them',
  async (_what, answer, note) => {
    const { told, notes } = await setup(answer);
    expect(await told({ id: 'a', text })).toMatchObject({ engine: 'built-in' });
    expect(notes).toEqual([expect.stringMatching(note)]);
  },
);

test('a model that hangs keeps nobody longer than the budget, and is not asked about every document', async () => {
  const { told, notes, mock } = await setup({ fault: 'hang_before_headers' }, { budgetMs: 200 });
  for (const id of ['a', 'b', 'c', 'd']) expect((await told({ id, text })).engine).toBe('built-in');
  expect(notes.map((line) => line.slice(0, 1))).toEqual(['a', 'b', 'c', 'd']);
  expect(mock.requests.length).toBeLessThan(4);
});

test('nothing is sent of a text that is not medical', async () => {
  const { told, notes, mock } = await setup(draftOf('x'));
  expect(await told({ text: 'Milk, bread, two tins of tomatoes, and the blue paint.' })).toMatchObject({
    documentKind: 'not_medical',
    engine: 'built-in',
  });
  expect([mock.requests, notes]).toEqual([[], [expect.stringMatching(/^document: .*nothing was sent to gemini/)]]);
});
