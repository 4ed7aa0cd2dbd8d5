import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, fromLocalDate, fullDay, shortDay, todayIn, toLocalDate } from './calendar-day.ts';

test.each([
  [2028, 2, 29, '2028-02-29'],
  [2026, 2, 29, undefined],
  [2026, 4, 31, undefined],
  [2026, 13, 1, undefined],
  [2026, 1, 0, undefined],
])('knows whether there is a day %i-%i-%i', (year, month, day, expected) => {
  expect(dayOf(year, month, day)).toBe(expected);
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
  ['Europe/Madrid', '2026-11-22T10:00:00Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-22T10:59:00Z', '2026-11-21'],
])('says which day it is in %s', (timeZone, now, day) => {
  expect(todayIn(timeZone, new Date(now))).toBe(day);
});

test.each([
  ['2026-10-24', 7, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('counts days on from %s by %i', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-22', 3, '2027-02-22'],
  ['2026-12-31', 60, '2031-12-31'],
])('counts months on from %s by %i', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test('comes back from a calendar as the same day', () => {
  expect(fromLocalDate(toLocalDate('2026-03-29'))).toBe('2026-03-29');
});

test('is said in words', () => {
  expect([shortDay('2026-12-24'), fullDay('2026-12-24')]).toEqual(['Dec 24, 2026', 'Thursday, December 24, 2026']);
});
