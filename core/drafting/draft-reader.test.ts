import { expect, test } from 'vitest';
import { DraftFault } from './draft-fault.ts';
import { createDraftReader } from './draft-reader.ts';
import type { Draft, DraftItem } from './draft.ts';

const sentence = (t: string, s: number[] = [1]) => ({
  t,
  s,
  q: 'Glucose "104"',
  d: 'none' as const,
  p: 'none' as const,
});

const draft: Draft = {
  summary: [sentence('One result is high.'), sentence('Ask [PERSON_1], or {her}.', [2, 3])],
  findings: [{ sent: sentence('Glucose was 104 mg/dL.'), status: 'abnormal' }],
  interpretation: [],
  terms: [{ term: 'Glucose', definition: 'Sugar in the blood, \\ "a fuel".', importance: 'high' }],
  questions: [sentence('Qué significa, señor 😀?')],
  recommendations: [sentence('The report says: come again.')],
};

function setup(chunks: Iterable<string>) {
  const reader = createDraftReader();
  const items: DraftItem[] = [];
  for (const chunk of chunks) items.push(...reader.push(chunk));
  return { items, end: () => reader.end() };
}

const parts = (items: readonly DraftItem[]): string[] => items.map(({ part }) => part);
const faultOf = (act: () => unknown): unknown => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof DraftFault ? error.fault : error;
  }
};

const json = JSON.stringify(draft);
const pretty = JSON.stringify(draft, null, 2);
const inSizes = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, at * size + size));

test.each([1, 2, 3, 7, 64, 100_000])('reads the same pieces from chunks of %i characters', (size) => {
  const { items, end } = setup(inSizes(pretty, size));

  expect(end()).toEqual([]);
  expect(items).toEqual(setup([json]).items);
  expect(parts(items)).toEqual(['summary', 'summary', 'findings', 'terms', 'questions', 'recommendations']);
  expect(items[1]).toEqual({ part: 'summary', sentence: draft.summary[1] });
  expect(items[3]).toEqual({ part: 'terms', term: draft.terms[0] });
});

test('gives a piece as soon as it is whole', () => {
  const reader = createDraftReader();
  const first = JSON.stringify(draft.summary[0]);

  expect(reader.push(`{"summary":[${first.slice(0, -1)}`)).toEqual([]);
  expect(reader.push('}')).toEqual([]);
  expect(parts(reader.push(','))).toEqual(['summary']);
});

test.each([
  ['a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a byte order mark', `\uFEFF${json}`],
  ['a greeting', `Here is the draft:\n${json}\nI hope it helps.`],
  ['line ends in a string', json.replace('One result', 'One\n result')],
])('reads a draft with %s', (_, text) => {
  const { items, end } = setup([text]);

  expect(end()).toEqual([]);
  expect(items).toHaveLength(6);
});

test.each([
  [
    [1, 2.5, -3, 0, Infinity, 1e300, 7],
    [1, 7],
  ],
  [['2', null, 4], [4]],
  [[3, 3], [3]],
])('keeps of the line numbers %j those that can be some', (s, kept) => {
  const text = JSON.stringify({ summary: [{ ...sentence('High.'), s }] });

  expect(setup([text]).items).toEqual([{ part: 'summary', sentence: { ...sentence('High.'), s: kept } }]);
});

test('reads a number that a grammar wrote with an exponent', () => {
  const text = '{"summary":[{"t":"High.","s":[1E+0],"q":"","d":"none","p":"none"}]}';

  expect(setup([text]).items).toEqual([{ part: 'summary', sentence: { ...sentence('High.'), q: '' } }]);
});

test('gives what is missing beside the words its plainest meaning', () => {
  const text = '{"summary":[{"t":"High."}],"findings":[{"sent":{"t":"High.","d":"up"}}]}';
  const bare = { t: 'High.', s: [], q: '', d: 'none', p: 'none' };

  expect(setup([text]).items).toEqual([
    { part: 'summary', sentence: bare },
    { part: 'findings', sentence: bare, status: 'unclear' },
  ]);
});

test.each(['"High."', '{"t":""}', '{"t":7}', 'null', '[1]', '{"t":"High.",}'])('leaves out the piece %s', (piece) => {
  const { items, end } = setup([`{"summary":[${piece},${JSON.stringify(sentence('Low.'))}]}`]);

  expect(end()).toEqual([]);
  expect(items).toEqual([{ part: 'summary', sentence: sentence('Low.') }]);
});

test('leaves out lists that no draft has', () => {
  expect(setup([`{"links":[${JSON.stringify(sentence('High.'))}],"summary":[]}`]).items).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'I cannot help with that.'],
  ['no list', '{"error":"no"}'],
  ['lists without pieces', '{"summary":[],"findings":[]}'],
])('calls %s garbage', (_, text) => {
  expect(faultOf(() => setup([text]).end())).toBe('garbage');
});

test.each([20, 150, json.length - 1])('calls a draft cut after %i characters truncated', (length) => {
  expect(faultOf(() => setup([json.slice(0, length)]).end())).toBe('truncated');
});

test.each([
  ['brackets that do not match', ['{"summary":[}']],
  ['a piece that never ends', ['{"summary":[{"t":"', ...Array.from({ length: 30 }, () => 'x'.repeat(1000))]],
  ['an opening that never ends', Array.from({ length: 5 }, () => 'x'.repeat(1000))],
  ['an answer that never ends', Array.from({ length: 500 }, () => `${' '.repeat(900)}{"a":1}`)],
  ['pieces that are none', ['{"summary":[', ...Array.from({ length: 40 }, () => '7,')]],
  ['deep nesting', ['{"summary":[', '['.repeat(50)]],
])('gives up at once on %s', (_, chunks) => {
  expect(faultOf(() => setup(chunks))).toBe('garbage');
});
