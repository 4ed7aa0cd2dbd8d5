import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), tinyKnowledge()).map(
    ({ name, value, unit, range, flag }) => `${name} | ${value} | ${unit ?? ''} | ${range?.text ?? ''} | ${flag}`,
  );

test.each([
  [
    'a labelled range',
    ['Hemoglobin     10.2 g/dL   L', '   Reference range: 12.0 - 15.5', 'Sodium     140 mmol/L'],
    ['Hemoglobin | 10.2 | g/dL | 12.0 - 15.5 | low', 'Sodium | 140 | mmol/L |  | unknown'],
  ],
  [
    'ranges by sex',
    ['Hemoglobin     18.2    g/dL', '   Male:   13.5 - 17.5', '   Female: 12.0 - 15.5'],
    ['Hemoglobin | 18.2 | g/dL | Male: 13.5 - 17.5; Female: 12.0 - 15.5 | high'],
  ],
  [
    'named steps in the column of ranges',
    [
      'Test           Result   Unit    Range',
      'LDL            142      mg/dL   Optimal: < 100',
      '                                Borderline high: 130 - 159',
      'Sodium         140      mmol/L  136-145',
    ],
    [
      'LDL | 142 | mg/dL | Optimal: < 100; Borderline high: 130 - 159 | high',
      'Sodium | 140 | mmol/L | 136-145 | normal',
    ],
  ],
  [
    'no range but a sentence',
    ['Glucose 112 mg/dL 70-99', 'Values above 125 need another test.'],
    ['Glucose | 112 | mg/dL | 70-99 | high'],
  ],
  [
    'no range but another test',
    ['Glucose 112 mg/dL 70-99', 'Potassium <5.1'],
    ['Glucose | 112 | mg/dL | 70-99 | high', 'Potassium | 5.1 |  |  | unknown'],
  ],
])('reads the lines below a row: %s', (_what, lines, expected) => {
  expect(read(...lines)).toEqual(expected);
});

test('never calls a value normal that a named step calls low', () => {
  expect(read('HDL cholesterol: 38 mg/dL (Low: <40)')).toEqual(['HDL cholesterol | 38 | mg/dL | Low: <40 | low']);
});
