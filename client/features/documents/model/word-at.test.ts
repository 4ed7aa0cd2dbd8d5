import { expect, test } from 'vitest';
import { textAt, type Span } from '#core/kernel/span.ts';
import { nextWord, wordAt, wordsAround } from './word-at.ts';

const text = 'Sodium  140\n  mmol/L';
const words = (place: Span | null) => (place === null ? null : textAt(text, place));

test.each([
  ['at its first letter', 0, 'Sodium'],
  ['at its last letter', 5, 'Sodium'],
  ['within it', 9, '140'],
  ['at the end of the text', text.length - 1, 'mmol/L'],
  ['not in a gap', 6, null],
  ['not behind the text', text.length, null],
])('finds a word %s', (_, offset, expected) => {
  expect(words(wordAt(text, offset))).toBe(expected);
});

test.each<[string, Span | null, 1 | -1, string]>([
  ['the first from nowhere', null, 1, 'Sodium'],
  ['the one behind', [0, 6], 1, '140'],
  ['the one behind, over a line end', [8, 11], 1, 'mmol/L'],
  ['the one before', [8, 11], -1, 'Sodium'],
  ['no other at the end', [14, 20], 1, 'mmol/L'],
  ['no other at the start', [0, 6], -1, 'Sodium'],
])('goes to %s', (_, place, by, expected) => {
  expect(words(nextWord(text, place, by))).toBe(expected);
});

test.each<[string, Span, string | null]>([
  ['whole words where parts are selected', [3, 9], 'Sodium  140'],
  ['the words within a selection that ends in gaps', [6, 12], '140'],
  ['no word where only a gap is selected', [6, 8], null],
])('takes %s', (_, place, expected) => {
  expect(words(wordsAround(text, place))).toBe(expected);
});

test('finds no word in a text without words', () => {
  expect(nextWord(' \n ', null, 1)).toBeNull();
});
