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

test.each([
  ['Warfarin 3 mg and 4 mg on alternate days', 'Warfarin 3 mg one day and 4 mg the next day, in turn'],
  ['Thyroxine 75 mcg alternating with 100 mcg', 'Thyroxine 75 mcg one day and 100 mcg the next day, in turn'],
  ['Carbimazole 5/10 mg every other day', 'Carbimazole 5 mg one day and 10 mg the next day, in turn'],
  ['Prednisolone 10 mg on alternate days', 'Prednisolone 10 mg on alternate days'],
  ['Senna 1 and lactulose 10 ml', 'Senna 1 and lactulose 10 ml'],
])('two doses in turn leave no day without: "%s"', (printed, said) => {
  expect(sayTimesOfDay(printed)).toBe(said);
});

test('a range of the INR beside a medicine is what is aimed at', () => {
  expect(sayTimesOfDay('Warfarin 3 mg daily, INR 2-3')).toBe('Warfarin 3 mg daily, target INR 2-3');
  expect(sayTimesOfDay('Warfarin, target INR 2-3')).toBe('Warfarin, target INR 2-3');
});
