import { expect, test } from 'vitest';
import { sayDates } from './dates.ts';

test.each([
  ['2026-03-04', 'March 4, 2026'],
  ['2026-03-04T08:10', 'March 4, 2026, 08:10'],
  ['10/20/2026', 'October 20, 2026'],
  ['20.10.2026', 'October 20, 2026'],
  ['04/04/2026', 'April 4, 2026'],
  ['03-Sep-2026', '3 September 2026'],
  ['10/2026', 'October 2026'],
])('names the month of %j', (printed, said) => {
  expect(sayDates(printed)).toBe(said);
});

test('does not guess which number is the month', () => {
  expect(sayDates('03/04/2026, 3-4-2026, 3/4')).toBe('3 slash 4 slash 2026, 3-4-2026, 3/4');
});

test.each(['2026-13-40', '13/13/2026', '1/2/3', '120/80', '13/2026'])('takes %j for no date', (printed) => {
  expect(sayDates(printed).replaceAll(' slash ', '/')).toBe(printed);
});
