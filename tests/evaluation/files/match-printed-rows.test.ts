import { expect, test } from 'vitest';
import { rowOf } from '../testing.ts';
import { lettersApart } from './letters-apart.ts';
import { matchPrintedRows } from './match-printed-rows.ts';

const printed = (name: string, value: string) => ({ name, value, unit: '', range: '' });
const namesOf = (...args: Parameters<typeof matchPrintedRows>) =>
  matchPrintedRows(...args).pairs.map(({ shown }) => shown?.name);

test('a row with the right value comes before one with the right name alone', () => {
  const shown = [rowOf('Glucose', '99'), rowOf('Glucose, fasting', '104')];

  expect(namesOf([printed('Glucose', '104')], shown)).toEqual(['Glucose, fasting']);
});

test.each([
  ['Glucose', 'Gtucose', true],
  ['Cholesterol, Total', 'Cho1esterol, Tota1', true],
  ['ALT', 'AST', false],
  ['Sodium', 'Calcium', false],
])('with the same value, the name %s may be read as %s: %s', (name, read, may) => {
  expect(namesOf([printed(name, '104')], [rowOf(read, '104')])).toEqual([may ? read : undefined]);
});

test('rows that are left over are told', () => {
  expect(matchPrintedRows([printed('Iron', '8')], [rowOf('Page', '2')]).extra).toMatchObject([{ name: 'Page' }]);
});

test.each([
  ['', 'abc', 3],
  ['glucose', 'gtucose', 1],
  ['iron', 'ion', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i letters apart', (a, b, letters) => {
  expect(lettersApart(a, b)).toBe(letters);
});
