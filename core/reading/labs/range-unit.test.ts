import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const knowledge = loadKnowledge();
const read = (line: string) =>
  readLabRows(`LABORATORY REPORT\n${line}`, knowledge).map(({ flag, comparison }) => [flag, comparison]);

test.each([
  ['Glucose   5.2  mmol/L   70-99 mg/dL', 'normal'],
  ['HbA1c   6.4  %   < 42 mmol/mol', 'high'],
  ['HbA1c   38  mmol/mol   4.0 - 6.0 %', 'normal'],
  ['Hematocrit   0.29  L/L   36.0 - 46.0 %', 'low'],
  ['Hematocrit   41  %   0.36 - 0.46', 'normal'],
  ['Lymphocytes   31  %   0.20 - 0.45', 'normal'],
  ['Hemoglobin   118  g/L   12.0 - 15.5 g/dL', 'low'],
  ['Absolute Neutrophils   9.2  x10E3/uL   1500-7800 /uL', 'high'],
  ['Calcium   4.6  mEq/L   2.10-2.60 mmol/L', 'normal'],
])('holds value and range in different units against each other by conversion: %s', (line, flag) => {
  expect(read(line)).toEqual([[flag, 'converted']]);
});

test.each([
  ['Vitamin D 25-OH   71  nmol/L   30 - 100 ng/mL'],
  ['Absolute Monocytes   0.6  x10E3/uL   200-950'],
  ['Tacrolimus   6  nmol/L   5-15 ng/mL'],
])('does not compare where no exact conversion is on record: %s', (line) => {
  expect(read(line)).toEqual([['unknown', 'other_unit']]);
});

test.each([
  ['Sodium   140  mmol/L   135-145 mmol/L', 'normal'],
  ['WBC   6.1  x10^9/L   4-11 K/uL', 'normal'],
  ['Potassium   4.1  mEq/L   3.5-5.1 mmol/L', 'normal'],
  ['Platelets   9  x10^9/L   150-400', 'critical_low'],
  ['Basophils   2  %   0-1', 'high'],
  ['TSH   2.1  uIU/mL   0.4-4.0 mIU/L', 'normal'],
])('compares as printed where the figures are the same: %s', (line, flag) => {
  expect(read(line)).toEqual([[flag, undefined]]);
});

test('the bounds of a converted range are in the unit of the value, its words as printed', () => {
  const [row] = readLabRows('LABORATORY REPORT\nHemoglobin   118  g/L   12.0 - 15.5 g/dL', knowledge);

  expect(row?.range).toEqual({ low: 120, high: 155, text: '12.0 - 15.5' });
});

test('a number that no living person has is no alarm, whatever is printed beside it', () => {
  expect(read('Hematocrit   418  %   36.0-46.0   HH')).toEqual([['unknown', 'impossible']]);
});
