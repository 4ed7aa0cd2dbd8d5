import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(lines.join('\n'), tinyKnowledge()).map(
    ({ name, value, range }) => `${name} ${value} ${range?.text ?? ''}`,
  );

test('tells a result once that a table and a sentence have', () => {
  expect(
    read(
      'LABORATORY REPORT',
      'Potassium   5.8   mmol/L   3.5-5.1',
      'Comment: The potassium was 5.8 mmol/L, please repeat.',
    ),
  ).toEqual(['Potassium 5.8 3.5-5.1']);
});

test('tells it once also when the sentence comes first', () => {
  expect(read('Her potassium was 5.8 when we met.', '', 'LAB RESULTS', 'Potassium   5.8   mmol/L   3.5-5.1')).toEqual([
    'Potassium 5.8 3.5-5.1',
  ]);
});

test('keeps rows that a table prints twice, and in a note another value', () => {
  expect(read('LABORATORY REPORT', 'Glucose  71 mg/dL', 'Glucose  71 mg/dL')).toEqual(['Glucose 71 ', 'Glucose 71 ']);
  expect(read('PROGRESS NOTE', 'Labs:', 'Glucose 71 mg/dL', 'His glucose was 80 mg/dL at home.')).toEqual([
    'Glucose 71 ',
    'glucose 80 ',
  ]);
});

test("leaves out another day's value that the remarks of a report tell", () => {
  expect(
    read('LABORATORY REPORT', 'Creatinine  187 umol/L  45-84', 'Lab comment: Creatinine was 131 umol/L in August.'),
  ).toEqual(['Creatinine 187 45-84']);
  expect(read('LABORATORY REPORT', 'Glucose  71 mg/dL', '', 'Previous (11.09.24): Sodium 139 mmol/L, K 4.1')).toEqual([
    'Glucose 71 ',
  ]);
});
