import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../../tests/support/tiny-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const read = (row: string): string[] =>
  readLabRows(`LABORATORY REPORT\nTest        Result    Limits             Units\n${row}`, tinyKnowledge()).map(
    ({ name, value, range, flag, printedFlag }) =>
      [name, value, `${range?.low ?? ''}..${range?.high ?? ''}`, flag, printedFlag ?? ''].join(' | '),
  );

test.each([
  ['not above 150', '..150', 'normal'],
  ['not below 150', '150..', 'low'],
  ['not exceeding 130', '..130', 'high'],
  ['no higher than 150', '..150', 'normal'],
  ['upper limit 135', '..135', 'high'],
  ['minimum 145', '145..', 'low'],
  ['150 maximum', '..150', 'normal'],
  ['145 or above', '145..', 'low'],
  ['normal up to 150', '..150', 'normal'],
  ['normal: below 130', '..130', 'high'],
  ['positive if above 130', '..130', 'high'],
  ['positive if over 150', '..150', 'normal'],
])('holds a result against %j', (limit, bounds, flag) => {
  expect(read(`Sodium      139       ${limit.padEnd(19)}mmol/L`)).toEqual([`Sodium | 139 | ${bounds} | ${flag} | `]);
});

test('takes words that call the result normal or not for a flag', () => {
  expect(read('Sodium      139    BELOW NORMAL    135-145    mmol/L')).toEqual([
    'Sodium | 139 | 135..145 | normal | BELOW NORMAL',
  ]);
});

test('leaves a figure in the bracket of a name in the name', () => {
  expect(read('Sodium (after 1 mg salt) 139     not above 150      mmol/L')).toEqual([
    'Sodium (after 1 mg salt) | 139 | ..150 | normal | ',
  ]);
});
