import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const flagOf = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), loadKnowledge()).map(({ flag }) => flag)[0];

test.each([
  ['D-dimer       0.61 ug/mL FEU       cut-off 0.50 (age-adjusted 0.79)', 'normal'],
  ['D-dimer       0.92 ug/mL FEU       cut-off 0.50 (age-adjusted 0.79)', 'high'],
  ['D-dimer       610  ng/mL FEU       <500   age-adjusted cut-off: <790', 'normal'],
  ['D-dimer       0.61 ug/mL FEU       <0.50', 'high'],
])('goes by the limit for the age where one is printed: %s', (line, expected) => {
  expect(flagOf(line)).toBe(expected);
});

test.each([
  ['Average risk: 1.0 - 3.0', 'unknown'],
  ['High risk: 1.0 - 3.0', 'high'],
  ['Borderline: 1.0 - 3.0', 'high'],
])('calls no result of a middle band high: %s', (band, expected) => {
  expect(flagOf('hs-CRP      1.8   mg/L', '   Low risk: < 1.0', `   ${band}`, '   Top: > 3.0')).toBe(expected);
});
