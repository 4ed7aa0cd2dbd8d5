import { describe, expect, onTestFinished, test } from 'vitest';
import { Explanation, type Language } from '#core/documents/explanation.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { draftJson } from '#tests/support/draft-json.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { realExplainer, realTeller } from '#tests/support/real-words.ts';
import { createModelExplain } from './explain-with-model.ts';

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
const text = 'Sodium 151 mmol/L (135-145) H';

const draftOf = (words: string): string => {
  const sentence = { lines: [1], quotes: [text], general_fact: 0, text: words };
  return draftJson({ bottom_line: [sentence], found: [sentence] });
};

type Options = {
  language?: Language;
  budgetMs?: number;
  /** What the model answers when it is asked to judge; it is not asked where nothing is said. */
  verdicts?: MockAnswer;
};

async function setup(answer: MockAnswer, { language = 'en', budgetMs = 20_000, verdicts }: Options = {}) {
  const mock = await startMockProvider({
    wire: 'gemini',
    answer: ({ words }) => (words.includes('You check sentences') && verdicts !== undefined ? verdicts : answer),
  });
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
    judges: verdicts === undefined ? [] : [model],
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
  ['what does not stand', draftOf('The sodium in the blood is low at 115 mmol/L.'), /a: gemini .*\(ungrounded\)/],
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

describe('a second request judges', () => {
  const right = 'The sodium in the blood is high at 151 mmol/L.';
  const verdictsOf = (verdict: 'right' | 'wrong') =>
    JSON.stringify({ verdicts: [1, 2].map((number) => ({ number, fault: 'none', verdict })) });

  test('and what it finds wrong is not given', async () => {
    const { told } = await setup(draftOf(right), { verdicts: verdictsOf('wrong') });
    const explanation = await told({ text });
    expect(JSON.stringify(explanation.sentences)).not.toContain(right);
    expect(explanation.writing).toMatchObject({ judge: { engine: 'gemini', model: 'gemini-one' }, kept: 0 });
    expect(explanation.labResults).toHaveLength(1);
  });

  test('and what it finds right stays', async () => {
    const { told, notes } = await setup(draftOf(right), { verdicts: verdictsOf('right') });
    expect(await told({ text })).toMatchObject({
      summary: expect.stringContaining(right),
      writing: { judge: { engine: 'gemini' }, kept: 2 },
    });
    expect(notes).toEqual([]);
  });

  test.each<MockAnswer>(['I cannot help with that.', '{"verdicts":[]}', { fault: 'unknown_events' }])(
    'and where it does not the rules alone have checked it: %j',
    async (verdicts) => {
      const { told, notes } = await setup(draftOf(right), { verdicts });
      expect(await told({ text })).toMatchObject({
        summary: expect.stringContaining(right),
        writing: { judge: null, kept: 2 },
      });
      expect(notes.join()).toMatch(/gemini could not judge it/);
    },
  );
});
