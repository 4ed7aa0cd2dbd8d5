import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const head = 'Test         Result                      Range                  Previous 03/05/2025';
const read = (row: string): string[] =>
  readLabRows(`LABORATORY REPORT\n${head}\n${row}`, tinyKnowledge()).map(({ value, unit, range, flag, previous }) =>
    [value, unit ?? '', range?.text ?? '', flag, previous ?? ''].join(' | '),
  );

test.each([
  ['Glucose      1,31 g/L   soit 7,3 mmol/L  0,74 - 1,06 (4,1 - 5,9)   0,98', '1,31 | g/L | 0,74 - 1,06 | high | 0,98'],
  ['Glucose      1,31 g/L   (7,3 mmol/L)     < 1,10 (6,1)              0,98', '1,31 | g/L | < 1,10 | high | 0,98'],
  [
    'Platelets    1 284 x10^9/L               150,0 - 400,0           1 012',
    '1 284 | x10^9/L | 150,0 - 400,0 | high | 1 012',
  ],
  ['Sodium       139 mmol/L                  135-145                 141', '139 | mmol/L | 135-145 | normal | 141'],
])('reads the result, its range and the one before it in one unit: %s', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});
