import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { labListSentences, namesWithDirection } from './lab-lists.ts';
import { factsOf } from './testing/facts.ts';

const { lab } = factsOf('row');
const rows = (...names: string[]) => names.map((name) => lab('row', { name, value: '5' }));
const marked = (name: string, flag: LabResult['flag']) => lab('row', { name, value: '5', flag });
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

test('says in which direction, and counts what is not named', () => {
  expect(namesWithDirection([marked('A', 'high'), marked('B', 'low'), marked('C', 'abnormal')], 4)).toBe(
    'A (high), B (low) and C',
  );
  expect(namesWithDirection(rows('A', 'B', 'C', 'D', 'E'), 2)).toBe('A, B and three more');
  expect(namesWithDirection([marked('A', 'high'), marked('a', 'low')], 2)).toBe('A (high and low)');
});
