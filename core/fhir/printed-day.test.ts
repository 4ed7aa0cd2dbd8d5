import { expect, test } from 'vitest';
import { printedDay } from './printed-day.ts';

test.each([
  ['2024-03-12', '2024-03-12'],
  ['2024-03-12 10:30', '2024-03-12'],
  ['12 Mar 2024', '2024-03-12'],
  ['March 12, 2024 08:15 AM', '2024-03-12'],
  ['31/12/2024', '2024-12-31'],
  ['12/31/24', '2024-12-31'],
  ['03.04.2024', '2024-04-03'],
  ['04/04/2024', '2024-04-04'],
  ['20240312', '2024-03-12'],
  ['03/2021', '2021-03'],
])('%s is %s', (printed, day) => {
  expect(printedDay(printed, [])).toBe(day);
});

test.each([
  ['could be two days', '03/04/2024'],
  ['is no day', '31/02/2024'],
  ['has no year', '12 Mar'],
  ['is no date', 'yesterday'],
])('what %s is none', (_what, printed) => {
  expect(printedDay(printed, [])).toBeUndefined();
});

test('another date of the document shows which figure is the month', () => {
  expect(printedDay('03/04/2024', ['25/12/2023'])).toBe('2024-04-03');
  expect(printedDay('03/04/2024', ['12/25/2023'])).toBe('2024-03-04');
  expect(printedDay('03/04/2024', ['12/25/2023', '25/12/2023'])).toBeUndefined();
});
