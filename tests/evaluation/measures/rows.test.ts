import { expect, test } from 'vitest';
import type { ExpectedRow } from '../case.ts';
import { outcomeOf, rowOf } from '../testing.ts';
import { measureRows } from './rows.ts';

const expectedRow = (name: string, value: string, given: Partial<ExpectedRow> = {}): ExpectedRow => ({
  ...{ name, value, loinc: null, previous: [] },
  ...given,
});

const measure = (listed: ExpectedRow[], labResults: ReturnType<typeof rowOf>[], isComplete = true, text = '') =>
  measureRows(outcomeOf(text, { rows: { listed, isComplete } }, { labResults })).counts;

test('counts what was found, and what was read besides as wrong', () => {
  const counts = measure(
    [expectedRow('Sodium', '140'), expectedRow('Urea', '5')],
    [rowOf('SODIUM', '140'), rowOf('Page', '2')],
  );

  expect(counts['rows recall']).toEqual({ hit: 1, of: 2 });
  expect(counts['rows precision']).toEqual({ hit: 1, of: 2 });
});

test('counts a printed row that incomplete facts leave out as unlisted, not as right', () => {
  const counts = measure([], [rowOf('Pulse', '80'), rowOf('Ghost', '9')], false, 'Pulse  80 /min');

  expect(counts['rows unlisted']).toEqual({ hit: 1, of: 2 });
  expect(counts['rows precision']).toEqual({ hit: 0, of: 1 });
});

test('takes the row with the right value first where a name is printed twice', () => {
  const counts = measure(
    [expectedRow('pO2', '60'), expectedRow('pO2', '79')],
    [rowOf('pO2', '79'), rowOf('pO2', '60')],
  );

  expect(counts['values exact']).toEqual({ hit: 2, of: 2 });
});

test('tells the previous value taken for the current one, and an abnormal one told as normal', () => {
  const expected = expectedRow('PSA', '7.9', { previous: ['5.2'], flags: ['high'] });
  const counts = measure([expected], [rowOf('PSA', '5.2', { flag: 'normal' })]);

  expect(counts['previous taken as current']).toEqual({ hit: 1, of: 1 });
  expect(counts['abnormal told as normal']).toEqual({ hit: 1, of: 1 });
  expect(counts['values exact']).toEqual({ hit: 0, of: 1 });
});

test('compares units, ranges and comparators only where they are known', () => {
  const range = { low: null, high: 5 };
  const counts = measure(
    [expectedRow('CRP', '1', { unit: 'mg/L', range, comparator: '<' }), expectedRow('ESR', '4')],
    [rowOf('CRP', '1', { unit: 'mg/L', range: { ...range, text: '<5' }, comparator: '<' }), rowOf('ESR', '4')],
  );

  expect(counts['units exact']).toEqual({ hit: 1, of: 1 });
  expect(counts['ranges exact']).toEqual({ hit: 1, of: 1 });
  expect(counts['values exact']).toEqual({ hit: 2, of: 2 });
});
