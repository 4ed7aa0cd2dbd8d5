import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '#tests/support/client/accounts.ts';
import { clockOf, endsOf, spokenSeconds } from './session-ends.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-09-14T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const half = '2026-09-14T10:30:00.000Z';
const day = '2026-09-15T10:00:00.000Z';

test('a session ends when nothing is done, or when it has lasted long enough', () => {
  const idle = aSession({ endsAt: half, endsForGoodAt: day });
  const final = aSession({ endsAt: day, endsForGoodAt: half });

  expect(endsOf({ session: idle, serverNow: undefined })).toEqual({ at: Date.parse(half), isFinal: false });
  expect(endsOf({ session: final, serverNow: undefined })).toEqual({ at: Date.parse(half), isFinal: true });
});

test('the end of a session that is kept is not looked at', () => {
  expect(endsOf({ session: aSession({ isKept: true }), serverNow: undefined })).toBeNull();
});

test.each([-3600_000, 3600_000])('a clock that is wrong by %i ms here ends nothing early or late', (wrongBy) => {
  const session = aSession({ endsAt: half, endsForGoodAt: day });
  const ends = endsOf({ session, serverNow: Date.now() - wrongBy });

  expect(ends?.at).toBe(Date.parse(half) + wrongBy);
});

test.each([
  [120_000, '2:00'],
  [61_000, '1:01'],
  [9_400, '0:10'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are shown as %s', (ms, clock) => {
  expect(clockOf(ms)).toBe(clock);
});

test('listeners are told three times, not every second', () => {
  const told = Array.from({ length: 121 }, (_, second) => spokenSeconds((120 - second) * 1000));

  expect(new Set(told)).toEqual(new Set([undefined, 60, 30, 10]));
  expect(told.filter((seconds, index) => index > 0 && seconds !== told[index - 1])).toEqual([60, 30, 10]);
});
