import { expect, test } from 'vitest';
import { sayTimesOfDay } from './times-of-day.ts';

test.each([
  ['Bisoprolol 2.5 mg 1-0-0', 'Bisoprolol 2.5 mg 1 in the morning'],
  ['Torasemid 10 mg Tabl 1 1 0 0', 'Torasemid 10 mg Tabl 1 in the morning, 1 at noon'],
  ['Pregabalin 75 mg ½-0-0-2', 'Pregabalin 75 mg ½ in the morning, 2 at night'],
  [
    'Aspart 6-8-6 units with meals',
    'Aspart 6 units in the morning, 8 units at noon, 6 units in the evening with meals',
  ],
  ['Glargin 0 - 0 - 0 - 14 E', 'Glargin 14 units at night'],
  ['Bisoprolol 1-0-0,5-0 Stück', 'Bisoprolol 1 in the morning, 0,5 in the evening'],
  ['Insulin 12-8-10', 'Insulin 12 in the morning, 8 at noon, 10 in the evening'],
])('tells how many are taken at which time of day: "%s"', (printed, said) => {
  expect(sayTimesOfDay(printed)).toBe(said);
});

test.each(['2026-01-12', '1-2 tablets', '0-0-0', 'Losartan 100-25 mg', 'Call 555-010-0199', '1 2 3'])(
  'leaves "%s" as it is printed',
  (printed) => {
    expect(sayTimesOfDay(printed)).toBe(printed);
  },
);
