import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(['LABORATORY', ...lines].join('\n'), tinyKnowledge()).map(({ name, value, unit, range }) =>
    [name, value, unit ?? '-', range?.text ?? '-'].join(' / '),
  );

test.each([
  ['Chemistry | 2345-7 | GLU | Glucose | 131 | mg/dL | 70-99', 'Glucose / 131 / mg/dL / 70-99'],
  ['2951-2 | Sodium | 133 | mmol/L', 'Sodium / 133 / mmol/L / -'],
  ['Potassium | 2823-3 | 5.0 | mmol/L', 'Potassium / 5.0 / mmol/L / -'],
  ['718-7 Hemoglobin | 9.4 | g/dL', 'Hemoglobin / 9.4 / g/dL / -'],
  ['Urine | 5802-4 | NIT | Nitrite | Negative |', 'Nitrite / Negative / - / -'],
  ['f13   Peanut   4.20   kU/L   <0.35', 'Peanut / 4.20 / kU/L / <0.35'],
])('reads the row and not its codes: %s', (line, expected) => {
  expect(read(line)).toEqual([expected]);
});

test('reads a table with columns of codes under its headings', () => {
  const head = 'Category | LOINC | Local code | Display | Result | UoM | Range';
  expect(
    read(
      head,
      'Chemistry | 2951-2 | NA | Sodium | 150 | mmol/L | --',
      'Vital | 8302-2 | HT | Body height | 170 | cm | -',
    ),
  ).toEqual(['Sodium / 150 / mmol/L / -']);
});

test('takes no range for a code', () => {
  expect(read('Hyaline casts | 0-2 | /LPF | 0-2')).toEqual(['Hyaline casts / 0-2 / /LPF / 0-2']);
});
