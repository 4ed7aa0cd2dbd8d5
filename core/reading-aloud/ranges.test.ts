import { expect, test } from 'vitest';
import { sayRanges } from './ranges.ts';

test.each([
  ['1-2', '1 to 2'],
  ['3.5–5.1', '3.5 to 5.1'],
  ['13.5 - 17.5', '13.5 to 17.5'],
  ['(135 - 145)', '(135 to 145)'],
  ['24-48 hours', '24 to 48 hours'],
  ['2019-2021', '2019 to 2021'],
  ['4,000-10,500', '4,000 to 10,500'],
  ['minus 2.5-minus 1.0', 'minus 2.5 to minus 1.0'],
  ['5 percent-10 percent', '5 percent to 10 percent'],
  ['08:10-09:30', '08:10 to 09:30'],
  ['range 300-1000 nanograms', 'range 300 to 1000 nanograms'],
])('tells the range %j', (printed, said) => {
  expect(sayRanges(printed)).toBe(said);
});

test.each([
  ['a phone number', 'Phone 555-0173, 617-555-0199, 555-1234'],
  ['a suture', '3-0 and 2-0'],
  ['a date', '2026-03-04 and 03-04-2026'],
  ['a file number', 'MRN 12-345, room 4-12, #1-2'],
  ['a tumor marker', 'CA 15-30'],
  ['a vertebra', 'L4-5'],
  ['a grade in front of a size', 'Grade 1 - 2 cm nodule'],
  ['pages', '01-02'],
  ['a name', 'COVID-19'],
])('makes no range of %s', (_, printed) => {
  expect(sayRanges(printed)).toBe(printed);
});
