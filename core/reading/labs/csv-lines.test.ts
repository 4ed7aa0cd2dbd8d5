import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]): string[] =>
  readLabRows(lines.join('\n'), tinyKnowledge()).map(
    ({ name, value, unit, range, flag }) => `${name} | ${value} | ${unit ?? ''} | ${range?.text ?? ''} | ${flag}`,
  );

test('reads comma-separated values with quotes and empty cells', () => {
  expect(
    read(
      'Test,Result,Units,Reference Range,Flag',
      'Glucose,112,mg/dL,70-99,H',
      '"Bilirubin, Total",1.9,mg/dL,0.1-1.2,H',
      'Hepatitis B surface antigen,Negative,,Negative,',
    ),
  ).toEqual([
    'Glucose | 112 | mg/dL | 70-99 | high',
    'Bilirubin, Total | 1.9 | mg/dL | 0.1-1.2 | high',
    'Hepatitis B surface antigen | Negative |  | Negative | normal',
  ]);
});

test('reads semicolons with decimal commas', () => {
  expect(read('Analyt;Ergebnis;Einheit;Referenzbereich', 'CRP;23,4;mg/l;<5,0', 'Natrium;140;mmol/l;136-145')).toEqual([
    'CRP | 23,4 | mg/l | <5,0 | high',
    'Natrium | 140 | mmol/l | 136-145 | normal',
  ]);
});

test('leaves sentences with commas alone', () => {
  expect(
    read('We met, talked, and agreed on a plan, results, and a test.', 'Glucose, sodium, and 3 more, all fine'),
  ).toEqual([]);
});
