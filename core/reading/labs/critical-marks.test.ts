import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { criticalMarksOf } from './legends.ts';
import { readLabRows } from './read-lab-rows.ts';

test.each([
  ['* CRITICAL VALUE', ['*']],
  ['  ?     pH below critical limit', ['?']],
  ['** = panic value, called at once', ['**']],
  ['* outside the range', []],
  ['* not a critical value', []],
  ['A critical value was called.', []],
])('knows the marks that a legend calls critical: %s', (line, marks) => {
  expect([...criticalMarksOf(`Sodium 140\n${line}\n`)]).toEqual(marks);
});

test('calls rows critical that bear the mark of the legend', () => {
  const text = 'LABORATORY REPORT\n\nSodium 118 L* mmol/L 136-145\nChloride 90 L mmol/L 98-107\n\n* CRITICAL VALUE';
  expect(readLabRows(text, tinyKnowledge()).map(({ flag }) => flag)).toEqual(['critical_low', 'low']);
});

test.each([
  ['Sodium     161     mmol/L     136-145     TOXIC', 'critical_high'],
  ['Potassium     6.9     mmol/L     3.5-5.1     Alert', 'critical_high'],
  ['Sodium     140     mmol/L     136-145     Therapeutic', 'normal'],
])('takes a word of alarm in the column of marks for what it says: %s', (row, flag) => {
  const text = `LABORATORY\nTest     Result     Unit     Range     Status\n${row}`;
  expect(readLabRows(text, tinyKnowledge()).map((found) => found.flag)).toEqual([flag]);
});
