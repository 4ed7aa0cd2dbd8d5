import { describe, expect, test } from 'vitest';
import { endOfDay, expiryOf } from './expiry.ts';

describe('a day ends', () => {
  test.each([
    // The first and the last place on earth: what is the same day there ends 25 hours apart.
    ['fourteen hours before London', '2026-11-22', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z'],
    ['eleven hours behind London', '2026-11-22', 'Pacific/Pago_Pago', '2026-11-23T11:00:00.000Z'],
    ['in London', '2026-11-22', 'UTC', '2026-11-23T00:00:00.000Z'],
    ['at a quarter of an hour', '2026-11-22', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z'],
    ['in winter', '2026-01-15', 'Europe/Madrid', '2026-01-15T23:00:00.000Z'],
    ['in summer', '2026-07-15', 'Europe/Madrid', '2026-07-15T22:00:00.000Z'],
    ['after 23 hours, when clocks go forward', '2026-03-29', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    ['on the day before', '2026-03-28', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['after 25 hours, when clocks go back', '2026-10-25', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
    ['on the day before', '2026-10-24', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
    ['south of the equator, when clocks go forward', '2026-10-04', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
    ['by half an hour alone', '2026-10-04', 'Australia/Lord_Howe', '2026-10-04T13:00:00.000Z'],
    ['where the next day begins at one o’clock', '2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['where its last hour comes twice', '2026-10-29', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    ['that comes every four years', '2028-02-29', 'America/New_York', '2028-03-01T05:00:00.000Z'],
    ['before that one', '2028-02-28', 'America/New_York', '2028-02-29T05:00:00.000Z'],
    ['at the end of a year', '2026-12-31', 'Pacific/Auckland', '2026-12-31T11:00:00.000Z'],
    ['before a day that never was', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s: %s in %s', (_where, date, timeZone, end) => {
    expect(endOfDay(date, timeZone).toISOString()).toBe(end);
  });

  test.each(['Europe/Madrid', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Chatham'])(
    'in %s with its last second, on every day of two years',
    (timeZone) => {
      const wall = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const first = Temporal.PlainDate.from('2027-01-01');
      const days = Array.from({ length: 731 }, (_unused, at) => first.add({ days: at }).toString());

      const wrong = days.filter((day) => {
        const end = endOfDay(day, timeZone).getTime();
        return wall.format(end - 1) !== day || wall.format(end) === day;
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('until when something is shared', () => {
  // Noon in London: the 23rd has begun in Kiribati, and it is still night in Samoa.
  const now = new Date('2026-11-22T12:00:00Z');
  const codeFor = (date: string, timeZone: string, at = now) => {
    try {
      return expiryOf(date, { timeZone, now: at }).toISOString();
    } catch (error) {
      return error;
    }
  };
  const past = { code: 'share.date_past' };
  const tooFar = { code: 'share.date_too_far' };

  test.each([
    ['2026-11-22', 'UTC'],
    ['2026-11-23', 'Pacific/Kiritimati'],
    ['2026-11-22', 'Pacific/Pago_Pago'],
    ['2031-11-22', 'UTC'],
    ['2031-11-23', 'Pacific/Kiritimati'],
  ])('may be %s in %s', (date, timeZone) => {
    expect(expiryOf(date, { timeZone, now })).toEqual(endOfDay(date, timeZone));
  });

  test.each([
    ['2026-11-21', 'UTC'],
    ['2026-11-22', 'Pacific/Kiritimati'],
    ['2026-11-21', 'Pacific/Pago_Pago'],
    ['0001-01-01', 'UTC'],
  ])('may not be %s in %s: that day is over', (date, timeZone) => {
    expect(codeFor(date, timeZone)).toMatchObject(past);
  });

  test.each([
    ['2031-11-23', 'UTC'],
    ['2031-11-23', 'Pacific/Pago_Pago'],
    ['9999-12-31', 'UTC'],
  ])('may not be %s in %s: that is too long', (date, timeZone) => {
    expect(codeFor(date, timeZone)).toMatchObject(tooFar);
  });

  test('may be today until its last moment', () => {
    const midnight = endOfDay('2026-11-22', 'Asia/Tokyo');
    expect(codeFor('2026-11-22', 'Asia/Tokyo', new Date(midnight.getTime() - 1))).toBe(midnight.toISOString());
    expect(codeFor('2026-11-22', 'Asia/Tokyo', midnight)).toMatchObject(past);
  });

  test('counts five years from 29 February to the last day of a shorter one', () => {
    const leapDay = new Date('2028-02-29T12:00:00Z');
    expect(codeFor('2033-02-28', 'UTC', leapDay)).toBe('2033-03-01T00:00:00.000Z');
    expect(codeFor('2033-03-01', 'UTC', leapDay)).toMatchObject(tooFar);
    expect(codeFor('2028-02-29', 'UTC', leapDay)).toBe('2028-03-01T00:00:00.000Z');
  });
});
