import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const cell = (whole: number, word = whole) => ({ whole, word });
const setup = (rows: Parameters<typeof columnWidths>[0]) =>
  columnWidths(rows, { width: 300, padding: 10 }).map(Math.round);

test('shares all the width among columns that have room', () => {
  expect(
    setup([
      [cell(50), cell(20)],
      [cell(30), cell(10)],
    ]),
  ).toEqual([200, 100]);
});

test('gives what is left of it to the longest cells', () => {
  expect(setup([[cell(400, 50), cell(60)]])).toEqual([230, 70]);
});

test('shrinks all columns where not even their words have room', () => {
  const widths = setup([[cell(900), cell(900), cell(900), cell(900)]]);

  expect(widths).toEqual([75, 75, 75, 75]);
});

test('has no columns for no rows', () => {
  expect(setup([])).toEqual([]);
});
