import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const brief = ({ name, comparator, value, unit, range, printedFlag }: LabResult): string =>
  [name, `${comparator ?? ''}${value}`, unit ?? '', range?.text ?? '', printedFlag ?? ''].join(' | ');
const read = (row: string): string[] => readLabRows(`LABORATORY REPORT\n\n${row}`, tinyKnowledge()).map(brief);
const head = 'Test          Result    Flag   Units     Reference range\n';

test.each([
  ['Sodium        139ᵃ             mmol/L    135-145', 'Sodium | 139 | mmol/L | 135-145 | '],
  ['Sodium        139²             mmol/L    135-145', 'Sodium | 139 | mmol/L | 135-145 | '],
  ['Calcium       11.8ᵇ     H      mg/dL     8.6-10.3', 'Calcium | 11.8 | mg/dL | 8.6-10.3 | H'],
  ['Calcium       11.8¹H           mg/dL     8.6-10.3', 'Calcium | 11.8 | mg/dL | 8.6-10.3 | H'],
  ['Calcium       11.8H¹           mg/dL     8.6-10.3', 'Calcium | 11.8 | mg/dL | 8.6-10.3 | H'],
  ['Calcium       7.2*             mg/dL     8.6-10.3', 'Calcium | 7.2 | mg/dL | 8.6-10.3 | *'],
  ['Calcium       9.2†             mg/dL     8.6-10.3', 'Calcium | 9.2 | mg/dL | 8.6-10.3 | '],
  ['Calcium       <9.2ᵃ            mg/dL     8.6-10.3', 'Calcium | <9.2 | mg/dL | 8.6-10.3 | '],
  ['Calcium       9.2              mg/dL     8.6-10.3ᵃ', 'Calcium | 9.2 | mg/dL | 8.6-10.3 | '],
  ['Calciumᵃ      9.2              mg/dL     8.6-10.3', 'Calcium | 9.2 | mg/dL | 8.6-10.3 | '],
])('takes the mark of a note for no part of what it touches: %j', (row, expected) => {
  expect(read(head + row)).toEqual([expected]);
});

test.each([
  ['Calcium: 9.2¹ mg/dL (8.6-10.3)', 'Calcium | 9.2 | mg/dL | 8.6-10.3 | '],
  ['Glucose 11.8ᵃ mg/dL 70-99', 'Glucose | 11.8 | mg/dL | 70-99 | '],
  ['WBC 6.2 x10³/µL 4.0-10.5', 'WBC | 6.2 | x10³/µL | 4.0-10.5 | '],
  ['WBC 6.2 10³/µL 4.0-10.5', 'WBC | 6.2 | 10³/µL | 4.0-10.5 | '],
  ['WBC 6.2ᵃ 10⁹/L 4.0-10.5', 'WBC | 6.2 | 10⁹/L | 4.0-10.5 | '],
])('tells marks from powers in lines of words: %j', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});
