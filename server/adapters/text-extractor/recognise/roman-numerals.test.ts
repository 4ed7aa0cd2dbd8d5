import { expect, test } from 'vitest';
import { part, word } from './ink.test-helper.ts';
import { romanNumeral } from './roman-numerals.ts';

const five = part(0, 0, 22, 30);
const stroke = (x: number) => part(x, 0, 5, 30);
const comma = (x: number) => part(x, 26, 4, 8);

test.each([
  ['Factor', 'VII', [five, stroke(28), stroke(38), stroke(48)], 'VIII'],
  ['Factor', 'V!!!', [five, stroke(28), stroke(38), stroke(48)], 'VIII'],
  ['Troponin', 'l,', [stroke(0), comma(9)], 'I,'],
  ['Troponin', ',', [stroke(0), comma(9)], 'I,'],
  ['Troponin', '1', [stroke(0)], 'I'],
  ['Type', 'I', [stroke(0), stroke(10)], 'II'],
])('%s %s is told by its strokes', (before, text, parts, numeral) => {
  expect(romanNumeral(before, text, word(parts))).toBe(numeral);
});

test.each([
  ['a word that takes no numeral', 'Vitamin', 'I', [stroke(0)]],
  ['a letter', 'Troponin', 'T', [part(0, 0, 20, 30)]],
  ['a word that was not read', 'Troponin', '', [part(0, 0, 20, 30)]],
  ['a number', 'Type', '12', [stroke(0), part(10, 0, 18, 30)]],
])('leaves %s', (_title, before, text, parts) => {
  expect(romanNumeral(before, text, word(parts))).toBeUndefined();
});
