import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (row: string) =>
  readLabRows(`Blood results\n${row}`, loadKnowledge()).map(({ value, comparator, range, flag }) =>
    [comparator, value, range?.text, flag].join(' '),
  );

test.each([
  ['Ferritin     over 2000 ug/L     no higher than 300', '> 2000 no higher than 300 high'],
  ['Troponin T   below 3 ng/L     up to 14', '< 3 up to 14 normal'],
  ['eGFR     under 15 mL/min     at least 60', '< 15 at least 60 low'],
  ['Vitamin B12     above 1476 pmol/L     138-652', '> 1476 138-652 high'],
  ['CRP     not more than 1 mg/L     (upper limit 5)', '<= 1 upper limit 5 normal'],
  ['Ethanol     at most 10 mg/dL     (driving limit 50)', '<= 10 limit 50 normal'],
])('takes the first of two limits for the result: %s', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});

test('takes a limit alone for no result', () => {
  expect(read('Ferritin     no higher than 300')).toEqual([]);
});
