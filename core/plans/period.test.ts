import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestDaysOf, monthsAfter, periodOf, renewalAfter } from './period.ts';

const zones = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...zones);
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const at = (iso: string) => new Date(iso);
const inZone = (date: Date, timeZone: string) => date.toLocaleString('sv-SE', { timeZone });

describe('the month of an upload', () => {
  test.each([
    ['2026-11-30T23:59:59.999Z', 'UTC', '2026-11'],
    ['2026-12-01T00:00:00.000Z', 'UTC', '2026-12'],
    ['2026-11-30T22:59:59.999Z', 'Europe/Madrid', '2026-11'],
    ['2026-11-30T23:00:00.000Z', 'Europe/Madrid', '2026-12'],
    ['2026-12-01T07:59:59.999Z', 'America/Los_Angeles', '2026-11'],
    ['2026-12-01T08:00:00.000Z', 'America/Los_Angeles', '2026-12'],
    ['2026-11-30T10:00:00.000Z', 'Pacific/Kiritimati', '2026-12'],
    ['2026-12-31T23:30:00.000Z', 'Europe/Madrid', '2027-01'],
  ])('%s is in %s', (iso, timeZone, period) => {
    expect(periodOf(at(iso), timeZone)).toBe(period);
  });
});

describe('counting starts anew', () => {
  test.each([
    // Summer begins on the last Sunday of March, winter in the last week of October: the month ends at midnight all the same.
    ['2026-03-15T12:00:00Z', 'Europe/Madrid', '2026-03-31T22:00:00.000Z'],
    ['2026-10-15T12:00:00Z', 'Europe/Madrid', '2026-10-31T23:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 'UTC', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 'America/New_York', '2028-03-01T05:00:00.000Z'],
    // Midnight of August 1st was skipped here: the month begins at one o'clock.
    ['2014-07-15T12:00:00Z', 'Africa/Cairo', '2014-07-31T22:00:00.000Z'],
  ])('after %s in %s at %s', (iso, timeZone, renewal) => {
    expect(renewalAfter(at(iso), timeZone).toISOString()).toBe(renewal);
  });

  test('at the first moment of another month, whose own month it is', () => {
    fc.assert(
      fc.property(moment, zone, (date, timeZone) => {
        const renewal = renewalAfter(date, timeZone);
        const before = new Date(renewal.getTime() - 1);
        expect(renewal > date).toBe(true);
        expect(periodOf(before, timeZone)).toBe(periodOf(date, timeZone));
        expect(periodOf(renewal, timeZone)).not.toBe(periodOf(date, timeZone));
        expect(inZone(renewal, timeZone)).toMatch(/-01 0[01]:/);
      }),
    );
  });

  test('never twice for months that follow one another', () => {
    fc.assert(
      fc.property(moment, zone, (date, timeZone) => {
        const first = renewalAfter(date, timeZone);
        const second = renewalAfter(first, timeZone);
        const days = (second.getTime() - first.getTime()) / 86_400_000;
        expect(days > 27.9 && days < 31.1).toBe(true);
      }),
    );
  });
});

describe('months on', () => {
  test.each([
    ['2026-08-31T12:00:00Z', 'UTC', '2027-02-28T12:00:00.000Z'],
    ['2027-08-31T12:00:00Z', 'UTC', '2028-02-29T12:00:00.000Z'],
    // In summer time and out of it again: the same time of day.
    ['2026-01-15T09:00:00Z', 'Europe/Madrid', '2026-07-15T08:00:00.000Z'],
    ['2026-05-15T12:00:00Z', 'America/New_York', '2026-11-15T13:00:00.000Z'],
    // 02:30 on the day that summer begins is not there.
    ['2025-09-29T00:30:00Z', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ])('six after %s in %s is %s', (iso, timeZone, expected) => {
    expect(monthsAfter(at(iso), 6, timeZone).toISOString()).toBe(expected);
  });

  test('never take an earlier moment behind a later one', () => {
    fc.assert(
      fc.property(moment, moment, zone, (one, other, timeZone) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        // Where the clock is turned back, the hour that comes twice becomes one: a difference of at most that hour.
        const order = monthsAfter(later, 6, timeZone).getTime() - monthsAfter(earlier, 6, timeZone).getTime();
        expect(order).toBeGreaterThanOrEqual(-3_600_000);
      }),
    );
  });
});

describe('the fewest days of some months', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const months = fc.integer({ min: 1, max: 24 });

  test('are never more than there are, and a few less at most', () => {
    fc.assert(
      fc.property(moment, months, zone, (from, count, timeZone) => {
        const days = (monthsAfter(from, count, timeZone).getTime() - from.getTime()) / dayMs;
        expect(days).toBeGreaterThanOrEqual(fewestDaysOf(count));
        expect(days).toBeLessThan(fewestDaysOf(count) + 8);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['2027-01-31T12:00:00Z', 1, 28],
    ['2026-12-31T12:00:00Z', 2, 59],
    ['2026-08-31T12:00:00Z', 6, 181],
  ])('hold from %s on for %s months, which are %s days', (iso, count, days) => {
    expect(monthsAfter(at(iso), count, 'UTC').getTime() - at(iso).getTime()).toBe(days * dayMs);
    expect(fewestDaysOf(count)).toBeLessThan(days);
  });
});
