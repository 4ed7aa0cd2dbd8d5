import { expect, test } from 'vitest';
import { range } from '../../../explaining/testing/facts.ts';
import { plainAnswer, figureOf, rangeWords, valueWords } from './printed-value.ts';

test.each([
  ['103', { low: 103, high: 103 }],
  ['1,240', { low: 1240, high: 1240 }],
  ['5-10', { low: 5, high: 10 }],
  ['Negative', undefined],
])('takes from %j the figure %j', (value, expected) => {
  expect(figureOf(value)).toEqual(expected);
});

test.each([
  [{ comparator: null, value: '103', unit: 'mg/dL' }, '103 mg/dL'],
  [{ comparator: null, value: '6.5', unit: '%' }, '6.5%'],
  [{ comparator: '<' as const, value: '0.4', unit: null }, 'less than 0.4'],
])('tells the value %j as %s', (printed, expected) => {
  expect(valueWords(printed)).toBe(expected);
});

test.each([
  ['(70-100)', '70-100'],
  ['70_105', '70-105'],
  ['Adult female 0.55-1.02', '0.55-1.02'],
  ['<200', 'under 200'],
  ['cut-off 20', 'under 20'],
  ['Adult : <=4.5', 'up to 4.5'],
  ['above >=90', '90 or more'],
  ['> OR = 60', '60 or more'],
  ['≤5.7', 'up to 5.7'],
  ['<5 mg/L', '<5 mg/L'],
])('tells the range %j as %s', (text, expected) => {
  expect(rangeWords(range(null, null, text))).toBe(expected);
});

test('tells the one of several ranges that holds', () => {
  expect(rangeWords(range(2.4, 6, 'Men 3.4-7.0; Women 2.4-6.0'))).toBe('2.4-6.0');
});

test.each([
  [null, 50, 'not above 50', 'up to 50'],
  [null, 53, 'target below 53', 'under 53'],
  [null, 5, 'upper limit 5', 'up to 5'],
  [null, 10, 'positive if above 10', 'up to 10'],
  [60, null, '60 or over', '60 or more'],
  [30, null, 'not below 30', '30 or more'],
  [null, 128, '< 1 in 128', 'under 1 in 128'],
  [2, 7.5, 'x10^9/L, 2.0-7.5', '2.0-7.5'],
] as const)('says from %s to %s as printed in %j', (low, high, text, expected) => {
  expect(rangeWords(range(low, high, text))).toBe(expected);
});

test.each([
  ['POS', 'positive'],
  ['Not det.', 'not detected'],
  ['N', 'negative'],
  ['Few', 'few'],
])('says the answer %j as %s', (printed, expected) => {
  expect(plainAnswer(printed)).toBe(expected);
});
