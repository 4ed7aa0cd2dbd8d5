import { expect, test } from 'vitest';
import { heldWords } from './held-words.ts';

test.each([
  ['the liver is of normal size', 'liver', true],
  ['the liver is of normal size', 'size', true],
  ['the liver is of normal size', 'live normal', false],
  ['the liver is of normal size', 'kidney', false],
  ['a b', 'ab', false],
  ['ab', 'ab', true],
  ['größe des arms', 'größe', true],
  ['', 'liver', false],
])('in %j the word %j: %s', (text, word, expected) => {
  expect(heldWords(text)(word)).toBe(expected);
});

test('tells words of the same letters in another order apart', () => {
  expect(heldWords('abc bcd')('abcd')).toBe(false);
});
