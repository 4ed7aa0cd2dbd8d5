import { expect, test } from 'vitest';
import { factsOf, range } from '../../../explaining/testing/facts.ts';
import { isMismatched } from './range-unit.ts';

function row(
  text: string,
  value: string,
  unit: string,
  [low, high, printed]: [number | null, number | null, string],
  analyte = 'x',
) {
  return { row: factsOf(text).lab(text, { name: 'A', value, unit, analyte, range: range(low, high, printed) }), text };
}

test.each([
  ['a sugar in mmol beside mg', row('Glucose 5.4 mmol/L 70-110 mg/dL', '5.4', 'mmol/L', [70, 110, '70-110'])],
  ['a unit inside of the range', row('HbA1c 6.9 % < 48 mmol/mol', '6.9', '%', [null, 48, '< 48 mmol/mol'])],
  ['a fraction beside a percentage', row('Hct 0.43 L/L 37.5 - 51.0 %', '0.43', 'L/L', [37.5, 51, '37.5 - 51.0 %'])],
  ['thousands beside ones', row('Neut 3.1 x10E3/uL 1500-7800', '3.1', 'x10E3/uL', [1500, 7800, '1500-7800'])],
  ['a percentage beside fractions', row('Neut 54 % 0.40 - 0.75', '54', '%', [0.4, 0.75, '0.40 - 0.75'])],
  ['calcium in milliequivalents', row('Ca 4.6 mEq/L 2.2-2.6 mmol/L', '4.6', 'mEq/L', [2.2, 2.6, '2.2-2.6'], 'calcium')],
])('does not compare %s', (_, { row: result, text }) => {
  expect(isMismatched(result, text)).toBe(true);
});

test.each([
  ['the same unit twice', row('Na 140 mmol/L 135-145 mmol/L', '140', 'mmol/L', [135, 145, '135-145'])],
  ['one unit for both', row('Na 140 135-145 mmol/L', '140', 'mmol/L', [135, 145, '135-145'])],
  ['two names of one unit', row('WBC 6 x10^9/L 4-11 K/uL', '6', 'x10^9/L', [4, 11, '4-11'])],
  ['sodium in milliequivalents', row('Na 140 mEq/L 135-145 mmol/L', '140', 'mEq/L', [135, 145, '135-145'], 'sodium')],
  ['a count far below its range', row('Plt 9 x10^9/L 150-400', '9', 'x10^9/L', [150, 400, '150-400'])],
  ['a share of a few percent', row('Baso 2 % 0-1', '2', '%', [0, 1, '0-1'])],
])('compares %s', (_, { row: result, text }) => {
  expect(isMismatched(result, text)).toBe(false);
});
