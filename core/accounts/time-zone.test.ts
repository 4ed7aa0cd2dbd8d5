import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['UTC', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each([
  '',
  'Mars/Olympus',
  '+01:00',
  'Europe/Madrid\0',
  "UTC'; drop table users; --",
  '../etc/passwd',
  'x'.repeat(64),
])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
