import { expect, test } from 'vitest';
import { criticalLimits } from '../../knowledge/analyte-data.ts';
import { isImpossible } from './usual-limits.ts';

const at = (value: number) => ({ low: value, high: value });

test.each([
  ['hematocrit', '%', 392],
  ['hemoglobin', 'g/dL', 131],
  ['potassium', 'mmol/L', 42],
  ['ph_blood', null, 738],
  ['neutrophils_percent', '%', 540],
  ['hemoglobin', 'g/L', 1310],
  ['hematocrit', 'L/L', 41],
])('does not believe %s in %s of %s', (analyte, unit, value) => {
  expect(isImpossible(analyte, unit, at(value))).toBe(true);
});

test.each([
  ['hemoglobin', 'g/L', 131],
  ['potassium', 'mmol/L', 8.9],
  ['alt', 'U/L', 9000],
  [null, null, 738],
])('believes %s in %s of %s', (analyte, unit, value) => {
  expect(isImpossible(analyte, unit, at(value))).toBe(false);
});

test('believes every value at which laboratories call', () => {
  const doubted = criticalLimits.filter(({ analyte, units, low, high }) =>
    units.some((unit) => [low, high].some((value) => value !== null && isImpossible(analyte, unit, at(value)))),
  );

  expect(doubted).toEqual([]);
});
