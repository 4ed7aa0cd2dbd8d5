import { expect, test } from 'vitest';
import { DraftFault } from './draft-fault.ts';
import { createDraftReader } from './draft-reader.ts';
import { DraftPart, type Draft, type DraftItem } from './draft.ts';

const sentence = (text: string, lines: number[] = [1]) => ({
  lines,
  quotes: ['Glucose "104"'],
  general_fact: 0,
  text,
});

const nothing = Object.fromEntries(DraftPart.options.map((part) => [part, []])) as unknown as Record<
  DraftPart,
  never[]
>;

const draft: Draft = {
  ...nothing,
  bottom_line: [sentence('One result is high.'), sentence('Ask [PERSON_1], or {her}.', [2, 3])],
  found: [sentence('Glucose was 104 mg/dL.')],
  next_steps: [sentence('The report says: come again.')],
  questions: [sentence('Qué significa, señor 😀?')],
  terms: [{ term: 'Glucose', definition: 'Sugar in the blood, \\ "a fuel".' }],
  checklist: [{ number: 1, answer: 'told' }],
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
  expect(parts(items)).toEqual([
    'bottom_line',
    'bottom_line',
    'found',
    'next_steps',
    'questions',
    'terms',
    'checklist',
  ]);
  expect(items[1]).toEqual({ part: 'bottom_line', sentence: draft.bottom_line[1] });
  expect(items[5]).toEqual({ part: 'terms', term: draft.terms[0] });
  expect(items[6]).toEqual({ part: 'checklist', answer: draft.checklist[0] });
});

test('gives a piece as soon as it is whole', () => {
  const reader = createDraftReader();
  const first = JSON.stringify(draft.bottom_line[0]);

  expect(reader.push(`{"bottom_line":[${first.slice(0, -1)}`)).toEqual([]);
  expect(reader.push('}')).toEqual([]);
  expect(parts(reader.push(','))).toEqual(['bottom_line']);
});

test.each([
  ['a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['a byte order mark', `\uFEFF${json}`],
  ['a greeting', `Here is the draft:\n${json}\nI hope it helps.`],
  ['line ends in a string', json.replace('One result', 'One\n result')],
])('reads a draft with %s', (_, text) => {
  const { items, end } = setup([text]);

  expect(end()).toEqual([]);
  expect(items).toHaveLength(7);
});

test.each([
  [
    [1, 2.5, -3, 0, Infinity, 1e300, 7],
    [1, 7],
  ],
  [['2', null, 4], [4]],
  [[3, 3], [3]],
])('keeps of the line numbers %j those that can be some', (s, kept) => {
  const text = JSON.stringify({ bottom_line: [{ ...sentence('High.'), lines: s }] });

  expect(setup([text]).items).toEqual([{ part: 'bottom_line', sentence: { ...sentence('High.'), lines: kept } }]);
});

test('reads a number that a grammar wrote with an exponent', () => {
  const text = '{"bottom_line":[{"lines":[1E+0],"quotes":[],"general_fact":0E+0,"text":"High."}]}';

  expect(setup([text]).items).toEqual([{ part: 'bottom_line', sentence: { ...sentence('High.'), quotes: [] } }]);
});

test('gives what is missing beside the words its plainest meaning', () => {
  const text = '{"bottom_line":[{"text":"High."}],"found":[{"quotes":"Glucose 104","text":"High.","general_fact":-1}]}';
  const bare = { lines: [], quotes: [], general_fact: 0, text: 'High.' };

  expect(setup([text]).items).toEqual([
    { part: 'bottom_line', sentence: bare },
    { part: 'found', sentence: { ...bare, quotes: ['Glucose 104'] } },
  ]);
});

test.each(['"High."', '{"text":""}', '{"text":7}', 'null', '[1]', '{"text":"High.",}'])(
  'leaves out the piece %s',
  (piece) => {
    const { items, end } = setup([`{"bottom_line":[${piece},${JSON.stringify(sentence('Low.'))}]}`]);

    expect(end()).toEqual([]);
    expect(items).toEqual([{ part: 'bottom_line', sentence: sentence('Low.') }]);
  },
);

test('leaves out lists that no draft has', () => {
  expect(setup([`{"links":[${JSON.stringify(sentence('High.'))}],"bottom_line":[]}`]).items).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'I cannot help with that.'],
  ['no list', '{"error":"no"}'],
  ['lists without pieces', '{"bottom_line":[],"found":[]}'],
])('calls %s garbage', (_, text) => {
  expect(faultOf(() => setup([text]).end())).toBe('garbage');
});

test.each([20, 150, json.length - 1])('calls a draft cut after %i characters truncated', (length) => {
  expect(faultOf(() => setup([json.slice(0, length)]).end())).toBe('truncated');
});

test.each([
  ['brackets that do not match', ['{"bottom_line":[}']],
  ['a piece that never ends', ['{"bottom_line":[{"text":"', ...Array.from({ length: 30 }, () => 'x'.repeat(1000))]],
  ['an opening that never ends', Array.from({ length: 5 }, () => 'x'.repeat(1000))],
  ['an answer that never ends', Array.from({ length: 500 }, () => `${' '.repeat(900)}{"a":1}`)],
  ['pieces that are none', ['{"bottom_line":[', ...Array.from({ length: 40 }, () => '7,')]],
  ['deep nesting', ['{"bottom_line":[', '['.repeat(50)]],
])('gives up at once on %s', (_, chunks) => {
  expect(faultOf(() => setup(chunks))).toBe('garbage');
});
