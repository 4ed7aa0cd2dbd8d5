import { expect, test } from 'vitest';
import { isDateLike, isDayFirst, readDate } from './dates.ts';

test.each<[string, ReturnType<typeof readDate>]>([
  ['2024-03-05', { year: 2024, month: 3, day: 5 }],
  ['03/05/2024', { year: 2024, month: 3, day: 5 }],
  ['25/12/2024', { year: 2024, month: 12, day: 25 }],
  ['14.02.24', { year: 2024, month: 2, day: 14 }],
  ['20240305', { year: 2024, month: 3, day: 5 }],
  ['March 5, 2024', { year: 2024, month: 3, day: 5 }],
  ['5th of March 1958', { year: 1958, month: 3, day: 5 }],
  ['March 2024', { year: 2024, month: 3 }],
  ['March 5', { month: 3, day: 5 }],
  ['2019', { year: 2019 }],
  ['next week', undefined],
])('reads "%s"', (words, date) => {
  expect(readDate(words, false)).toEqual(date);
});

test('reads the day first where another date shows it', () => {
  expect(isDayFirst(['03/05/2024', '25/12/2024'])).toBe(true);
  expect(isDayFirst(['03/05/2024', '12/25/2024'])).toBe(false);
  expect(readDate('03/05/2024', true)).toEqual({ year: 2024, month: 5, day: 3 });
});

test('takes three figures for a date only where they can be one', () => {
  expect(['04/12/61', '31-1-2020', 'May 5'].map(isDateLike)).toEqual([true, true, true]);
  expect(['92/55/22', '40/40/20'].map(isDateLike)).toEqual([false, false]);
});
