import { expect, test } from 'vitest';
import type { LabResult } from '#core/documents/explanation.ts';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const brief = ({ name, comparator, value, unit }: LabResult): string =>
  [name, `${comparator ?? ''}${value}`, unit ?? ''].join(' | ');
const read = (text: string): string[] => readLabRows(text, tinyKnowledge()).map(brief);

test.each([
  ['Calcium (mg/dL)     9.2', 'Calcium | 9.2 | mg/dL'],
  ['Potassium (mmol/L) 5.4', 'Potassium | 5.4 | mmol/L'],
  ['Potassium (mmol/L): 5.4', 'Potassium | 5.4 | mmol/L'],
  ['Potassium ( mmol/L )   5.4', 'Potassium | 5.4 | mmol/L'],
  ['Glucose (mg/dL)\t<20', 'Glucose | <20 | mg/dL'],
])('reads a known test with its unit in brackets on a page that says nothing else: %j', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});

test('reads a form of such lines', () => {
  expect(
    read('Name: Lee\nDate: 12/05/2026\n\nSodium (mmol/L)   139\nPotassium (mmol/L)   5.4\nMood (1-10)   7'),
  ).toEqual(['Sodium | 139 | mmol/L', 'Potassium | 5.4 | mmol/L']);
});

test.each([
  'Weight (kg)     71',
  'Height (cm) 171',
  'Daily dose (mg)   20',
  'Visit (days)  14',
  'Potassium (see note) 4',
  'Potassium (page) 3',
  'Sodium (mmol/L)',
  'Sodium (mg) in your food: 2000',
  'Aim for sodium (mg/day) of 1500 or less.',
])('takes no result out of %j', (line) => {
  expect(read(line)).toEqual([]);
});
