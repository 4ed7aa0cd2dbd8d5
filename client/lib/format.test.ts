import { expect, test } from 'vitest';
import { formatDay, formatLongDate, formatMoment, formatShortDate } from './format-date.ts';
import { formatSize, formatSpace } from './format-size.ts';

test('writes dates short and long', () => {
  expect(formatShortDate('2026-03-04T12:00:00')).toBe('Mar 4, 2026');
  expect(formatLongDate('2026-03-04T12:00:00')).toBe('March 4, 2026');
  // Browsers put a narrow space before the half of the day.
  expect(formatMoment('2026-03-04T16:05:00').replace(/\s/gu, ' ')).toBe('Mar 4, 2026, 4:05 PM');
});

test('writes a day without a time as the same day everywhere', () => {
  expect(formatDay('2026-03-04')).toBe('Mar 4, 2026');
  expect(formatDay(null)).toBe('Date unavailable');
});

test.each([[''], ['soon'], [null], [undefined]])('says so where there is no date: %s', (value) => {
  expect(formatShortDate(value)).toBe('Date unavailable');
  expect(formatLongDate(value)).toBe('Date unavailable');
});

test.each([
  [0, '0.00 MB'],
  [900, '0.00 MB'],
  [9_000, '0.01 MB'],
  [1_048_576, '1.00 MB'],
  [1_310_720, '1.25 MB'],
  [15 * 1_048_576, '15.00 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('writes large sizes as gigabytes', () => {
  expect(formatSpace(15 * 1_048_576)).toBe('15.00 MB');
  expect(formatSpace(3 * 1024 * 1_048_576)).toBe('3.00 GB');
});
