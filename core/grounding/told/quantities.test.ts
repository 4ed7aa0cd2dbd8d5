import { expect, test } from 'vitest';
import { readQuantities } from './quantities.ts';

test.each<[string, [number, string | undefined, string | undefined][]]>([
  ['5.2 mmol/L', [[5.2, 'mmol/l', undefined]]],
  ['112 milligrams per deciliter', [[112, 'mg/dl', undefined]]],
  ['6.8 thousand per microliter', [[6.8, '10^3/ul', undefined]]],
  ['four point five percent', [[4.5, '%', undefined]]],
  ['one hundred and forty', [[140, undefined, undefined]]],
  ['in three months', [[3, 'month', undefined]]],
  ['less than 0.01', [[0.01, undefined, '<']]],
  ['over 5 mm', [[5, 'mm', '>']]],
  ['1,240 beats', [[1240, undefined, undefined]]],
  ['B12, T4 and COVID-19', []],
])('reads %j', (text, expected) => {
  expect(readQuantities(text).map(({ value, unit, comparator }) => [value, unit, comparator])).toEqual(expected);
});
