import { expect, test } from 'vitest';
import { printedNumber } from './printed-number.ts';

test.each([
  ['6.1', 6.1],
  ['-0.4', -0.4],
  ['1,250', 1250],
  ['5,4', 5.4],
  ['< 0.01', 0.01],
  ['>=90', 90],
])('reads %s as a number', (printed, number) => {
  expect(printedNumber(printed)).toBe(number);
});

test.each(['Positive', '1:80', '', '3-5', '1.2.3', '10^3'])('does not take %j for a number', (printed) => {
  expect(printedNumber(printed)).toBeUndefined();
});
