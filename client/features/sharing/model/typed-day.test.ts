import { expect, test } from 'vitest';
import { readTypedDay } from './typed-day.ts';

test.each([
  '2026-12-24',
  '2026/12/24',
  '12/24/2026',
  '24/12/2026',
  '12-24-2026',
  '24.12.2026',
  '24. 12. 2026',
  'Dec 24, 2026',
  'dec. 24 2026',
  'December 24th, 2026',
  '24 December 2026',
  '  24  Dec,  2026 ',
])('reads "%s" as 24 December 2026', (text) => {
  expect(readTypedDay(text)).toBe('2026-12-24');
});

test('takes the month first where both could be one', () => {
  expect(readTypedDay('3/4/2027')).toBe('2027-03-04');
});

test.each(['', 'tomorrow', '24.12.26', '30.2.2027', '13/13/2027', 'Xyz 3, 2027', '2027', '2027-1-1-1', 'Feb 29, 2027'])(
  'does not guess what "%s" means',
  (text) => {
    expect(readTypedDay(text)).toBeUndefined();
  },
);
