import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (...lines: string[]) =>
  readLabRows(lines.join('\n'), loadKnowledge()).map(({ value, flag, conflict, previous }) => [
    value,
    flag,
    conflict,
    previous,
  ]);

test('a mark beside the result of before is none of the result of now', () => {
  expect(
    read(
      'Analyte       Reference      Units     Last       Date of last    Now',
      'Sodium        136 - 145      mmol/L    127 L      2026-02-01      139',
      'Potassium     3.5 - 5.1      mmol/L    4.4        2026-02-01      2.9 L',
    ),
  ).toEqual([
    ['139', 'normal', false, '127'],
    ['2.9', 'low', false, '4.4'],
  ]);
});

test('order tells the columns of a row that fills them all', () => {
  expect(
    read(
      'Test   Range   Previous   Current',
      'Sodium   136 - 145   127 L   139',
      'Potassium   3.5 - 5.1   4.4   2.9 L',
    ),
  ).toEqual([
    ['139', 'normal', false, '127'],
    ['2.9', 'low', false, '4.4'],
  ]);
});
