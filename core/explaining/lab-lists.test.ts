import { expect, test } from 'vitest';
import { labListSentences } from './lab-lists.ts';
import { factsOf } from './testing/facts.ts';

const { lab } = factsOf('row');
const rows = (...names: string[]) => names.map((name) => lab('row', { name, value: '5' }));
const listed = (...names: string[]) =>
  labListSentences(rows(...names), 'Inside', 'Also inside').map(({ text }) => text);

test('names a few results to a sentence', () => {
  expect(listed('A', 'B', 'C', 'D', 'E', 'F')).toEqual(['Inside: A, B, C, D and E.', 'Also inside: F.']);
});

test('names fewer where the names are long', () => {
  expect(listed('One long name of a test that has words', 'Another long name of a test with words')).toHaveLength(2);
});

test('names a test once that was done twice, with both places', () => {
  const said = labListSentences(rows('pH', 'PH'), 'Inside', 'Also inside');

  expect(said).toMatchObject([{ text: 'Inside: pH.', spans: [{}, {}] }]);
});

test('counts what would make the list too long to read', () => {
  const names = Array.from({ length: 50 }, (_, at) => `T${at}`);

  expect(listed(...names).at(-1)).toBe('Also inside: ten more results.');
});
