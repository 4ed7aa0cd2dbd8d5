import { expect, test } from 'vitest';
import { isDate } from './dates.ts';

test.each([
  '03/04/2025',
  '3/4/25',
  '2025-03-04',
  '2025/03/04',
  '2025.3.4',
  '04.03.2025',
  '04-03-2025',
  '4 Mar 2025',
  '04-Mar-2025',
  '4th March 2025',
  'March 4, 2025',
  'Mar. 4 2025',
  '03/2025',
  '20250304',
  '202503040815',
  '03/04/2025 08:15',
  '03/04/2025 8:15 AM',
  '03/04/2025, 8:15 p.m.',
  '2025-03-04T08:15:00Z',
  '2025-03-04 08:15:00+01:00',
  '08:15',
  '1:15 PM',
])('takes %j for a date or a time', (words) => {
  expect(isDate(words)).toBe(true);
});

test.each([
  '',
  '104',
  '1.5',
  '70-99',
  '1:40',
  '3.4.5.6',
  '13/2025',
  '12/31',
  '4 Mars bars',
  '2025',
  'May',
  '555-0142',
  '20251340',
])('takes %j for none', (words) => {
  expect(isDate(words)).toBe(false);
});
