import { expect, test } from 'vitest';
import { expiryOf, presetsFrom, rangeFrom, tellExpiry } from './expiry.ts';

const range = rangeFrom('2026-11-22');

test.each([
  ['today', 'Nov 22, 2026', '2026-11-22'],
  ['the last day', '22 Nov 2031', '2031-11-22'],
])('takes %s', (_, text, day) => {
  expect(expiryOf(text, range)).toEqual({ day });
});

test.each([
  ['a day that is over', 'Nov 21, 2026', 'Choose today or a day to come.'],
  ['a day after the last one', '23 Nov 2031', 'Choose a day within the next five years.'],
  ['what is no date', 'next week', 'Write the date like this: Dec 24, 2026.'],
])('refuses %s and says what to do', (_, text, problem) => {
  expect(expiryOf(text, range)).toEqual({ problem });
});

test('ends never where nothing is written', () => {
  expect(expiryOf('  ', range)).toEqual({ day: null });
});

test('offers days that may be chosen', () => {
  expect(presetsFrom('2026-11-30').map(({ day }) => day)).toEqual([
    '2026-12-07',
    '2026-12-30',
    '2027-02-28',
    '2027-11-30',
  ]);
});

test('says how it was understood, and in whose zone the day ends', () => {
  expect(tellExpiry({ day: '2026-12-24' }, 'Europe/Madrid')).toBe(
    'It ends when Thursday, December 24, 2026 is over (Europe/Madrid time).',
  );
  expect(tellExpiry({ day: null }, 'Europe/Madrid')).toMatch(/until you revoke it/);
  expect(tellExpiry({ problem: 'No' }, 'Europe/Madrid')).toBe('');
});
