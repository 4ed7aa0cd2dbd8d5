import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { tornNumbers } from './torn-numbers.ts';

const letter = 30;
const at = (x: number, text: string, row = 0) => ({ ink: word([part(x, 0, 20, 30)], row), text });

test.each([
  ['a comparator and its number', [at(0, '<'), at(30, '25')], [[0, 1]]],
  ['figures that stand near', [at(0, '2'), at(30, '2')], [[0, 1]]],
  ['a number before its point and decimals', [at(0, '13'), at(30, '.'), at(55, '5')], [[0, 1, 2]]],
  ['a figure that stands apart from its range', [at(0, '1'), at(30, '50-400')], [[0, 1]]],
  ['a figure that was not read and its range', [at(0, ''), at(40, '50-400')], [[0, 1]]],
  ['a figure and the rest of its number with a footnote', [at(0, '1'), at(32, '3.5¹')], [[0, 1]]],
  ['a figure and the rest of its share', [at(0, '1'), at(32, '3.5%')], [[0, 1]]],
  ['a power of ten', [at(0, 'x1'), at(32, '0⁹/L')], [[0, 1]]],
  ['a range and its decimals', [at(0, '0.70-1'), at(40, '.30')], [[0, 1]]],
  ['words in the order of the page, not of the list', [at(30, '.5'), at(0, '13')], [[1, 0]]],
])('joins %s', (_title, words, groups) => {
  expect(tornNumbers(words, letter)).toEqual(groups);
});

test.each([
  ['figures of two columns', [at(0, '2'), at(60, '2')]],
  ['figures of two rows', [at(0, '2'), at(30, '2', 1)]],
  ['a value and the range behind it', [at(0, '12'), at(38, '10-40')]],
  ['two ranges', [at(0, '1-2'), at(30, '3-4')]],
  ['a time', [at(0, '1:'), at(30, '0')]],
  ['a name and its number', [at(0, 'B'), at(30, '12')]],
  ['a number and its flag', [at(0, '12'), at(30, 'H')]],
])('leaves %s', (_title, words) => {
  expect(tornNumbers(words, letter)).toEqual([]);
});
