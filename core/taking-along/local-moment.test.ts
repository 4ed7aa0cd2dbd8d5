import { afterEach, beforeEach, expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

const zone = process.env['TZ'];
beforeEach(() => void (process.env['TZ'] = 'Europe/Madrid'));
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['in winter', '2026-12-01', '09:30', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-01', '09:30', '2026-07-01T07:30:00.000Z'],
  ['at midnight', '2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ['on the morning after the clock went forward', '2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
  ['in the hour that the clock skips', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['on the last day of a leap year’s February', '2028-02-29', '23:59', '2028-02-29T22:59:00.000Z'],
])('takes a time here %s', (_, day, time, moment) => {
  expect(localMoment(day, time)).toEqual(new Date(moment));
});

test.each([
  ['', '', ['day', 'time']],
  ['2026-12-01', '', ['time']],
  ['2026-12-01', '24:00', ['time']],
  ['', '09:30', ['day']],
  ['2026-02-30', '09:30', ['day']],
  ['2026-13-01', '09:30', ['day']],
  ['0026-12-01', '09:30', ['year']],
  ['202612-12-01', '9:30', ['year', 'time']],
])('says what is wrong with "%s" at "%s"', (day, time, faults) => {
  expect(localMoment(day, time)).toEqual(faults);
});
