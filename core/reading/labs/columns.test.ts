import { expect, test } from 'vitest';
import { dateOrder, isDayFirst } from './dates.ts';
import { columnByPlace } from './header.ts';
import type { Column } from './header.ts';
import type { Item } from './item.ts';

const column = (role: Column['role'], start: number, end: number): Column => ({ role, start, end, text: role });
const item = (kind: Item['kind'], text: string, comparator: Item['comparator'] = null): Item => ({
  ...{ kind, text, comparator, start: 0, end: 0, cell: 1, suffix: null },
});
const columns = [
  column('name', 0, 4),
  column('value', 42, 48),
  column('flag', 59, 63),
  column('range', 69, 84),
  column('unit', 100, 105),
];

test.each([
  [item('number', '11.8'), 52, 56, 'value'],
  [item('unit', 'g/dL'), 95, 99, 'unit'],
  [item('range', '4.0-10.5'), 90, 98, 'range'],
  [item('bound', '100', '<'), 70, 74, 'range'],
  [item('bound', '5', '<'), 44, 46, 'value'],
  [item('flag', 'H'), 60, 61, 'flag'],
  [item('result', 'Negative'), 42, 50, 'value'],
  [item('result', 'Negative'), 69, 77, 'range'],
] as const)('puts %o under its column', (found, start, end, expected) => {
  expect(columnByPlace(columns, found, 0, [start, end])?.role).toBe(expected);
});

test('finds no column where there is none', () => {
  expect(columnByPlace([], item('number', '1'), 0, [0, 1])).toBeUndefined();
});

test.each([
  ['2024-03-02', '2024-09-14'],
  ['12/31/2023', '01/02/2024'],
  ['28.02.2024', '01.03.2024'],
  ['March 23, 2000', 'April 06, 2000'],
  ['30-Jan-2013', '12-Mar-2013'],
  ['Mar 2024', 'Jun 2024'],
  ['2023', '2024'],
  ['25/03/2024', '02/04/2024'],
  ['3/1/23', '2/1/24'],
  ['20120515', '20121206'],
])('orders %s before %s', (earlier, later) => {
  const dayFirst = isDayFirst([earlier, later]);
  expect(dateOrder(earlier, dayFirst)).toBeLessThan(dateOrder(later, dayFirst));
});

test.each([
  [['25/03/2024', '02/04/2024'], true],
  [['03/25/2024', '04/02/2024'], false],
  [['01.02.2024', '01.03.2024'], true],
  [['05/03/2024', '02/04/2024', '12/04/2024'], true],
  [['01/05/2024', '02/04/2024', '05/03/2024'], false],
  [['03/02/2024', '09/04/2024'], false],
])('tells from %j whether the day comes first', (dates, expected) => {
  expect(isDayFirst(dates)).toBe(expected);
});
