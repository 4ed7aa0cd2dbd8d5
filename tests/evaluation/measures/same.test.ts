import { expect, test } from 'vitest';
import { likeness, sameUnit, sameValue } from './same.ts';

test.each([
  ['4.10', '4,1', true],
  ['1,840', '1840', true],
  ['Non-reactive', 'NON REACTIVE', true],
  ['1:32', '1:8', false],
  ['58', '5.8', false],
  ['+', '-', false],
])('the values %s and %s are the same: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});

test.each([
  ['10^9/L', '10*9/l', false],
  ['x10^9/L', '×10⁹/L', true],
  ['µmol/L', 'umol/l', true],
  ['mg/dL', 'mmol/L', false],
  [null, '', true],
])('the units %s and %s are the same: %s', (a, b, same) => {
  expect(sameUnit(a, b)).toBe(same);
});

test('a misread letter leaves words alike', () => {
  expect(likeness('neutrophilsabsolute', 'hleutrophilsabsolute')).toBeGreaterThan(0.7);
  expect(likeness('sodium', 'potassium')).toBeLessThan(0.7);
});
