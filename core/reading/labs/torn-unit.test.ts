import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const marked = (row: string, recognised: boolean) =>
  readLabRows(`LABORATORY REPORT\n\n${row}`, tinyKnowledge(), { recognised }).map(({ printedFlag, flag, conflict }) => [
    printedFlag,
    flag,
    conflict,
  ]);

test('takes what is left of a unit for no mark', () => {
  expect(marked('MCV     95.2     80.0-100.0     L', true)).toEqual([[null, 'normal', false]]);
});

test.each([
  ['printed text', 'MCV     95.2     80.0-100.0     L', false, ['L', 'normal', true]],
  ['a result below its range', 'MCV     75.2     80.0-100.0     L', true, ['L', 'low', false]],
  ['a row that has its unit', 'MCV     95.2  L   fL     80.0-100.0', true, ['L', 'normal', true]],
])('keeps the mark of %s', (_case, row, recognised, expected) => {
  expect(marked(row, recognised)).toEqual([expected]);
});
