import { expect, test } from 'vitest';
import { isNearlyNumber, isNumber, withFigures } from './number-text.ts';

test.each([
  '13.5',
  '<0.01',
  '≥165',
  '1,370',
  '4.0-10.5',
  '13.5¹',
  '(3.6-5.5)',
  '10/28/2025',
  '07:42',
  '2004-01-06',
  '2+',
  '9-20)',
])('takes %s for a number', (text) => {
  expect([isNumber(text), isNearlyNumber(text)]).toEqual([true, true]);
});

test.each(['Λ3.0', 'v40', 'K100', '1O.5', '13.S'])('sees that %s should be a number', (text) => {
  expect([isNumber(text), isNearlyNumber(text)]).toEqual([false, true]);
});

test.each(['T4', 'B12', 'C25-0184723', 'mg/dL', 'H', '', 'x10⁹/L'])('leaves %s alone', (text) => {
  expect([isNumber(text), isNearlyNumber(text)]).toEqual([false, false]);
});

test.each([
  ['Λ3.0', '<3.0'],
  ['K100', '<100'],
  ['v40', '>40'],
  ['ΛO.9', '<0.9'],
  ['1O.5', '10.5'],
  ['<1l.4', '<11.4'],
  ['K', 'K'],
  ['O', 'O'],
])('reads %s as %s', (read, text) => {
  expect(withFigures(read)).toBe(text);
});
