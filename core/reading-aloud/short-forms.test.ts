import { expect, test } from 'vitest';
import { sayShortForms } from './short-forms.ts';

test.each([
  ['b.i.d.', 'twice a day'],
  ['TID', 'three times a day'],
  ['q.i.d. with food', 'four times a day with food'],
  ['q8h', 'every 8 hours'],
  ['q 4-6 hrs', 'every 4-6 hours'],
  ['qhs', 'every night at bedtime'],
  ['prn', 'as needed'],
  ['PO', 'by mouth'],
  ['w/ food, w/o milk', 'with food, without milk'],
  ['vs. before', 'versus before'],
  ['i.e. now', 'that is now'],
  ['1 tab, 2 tabs', '1 tablet, 2 tablets'],
  ['Dr. Reyes', 'Doctor Reyes'],
  ['62 y/o', '62 year old'],
])('says %j in words', (printed, said) => {
  expect(sayShortForms(printed)).toBe(said);
});

test.each(['PO Box 12', 'OD', 'HS', 'tablets', 'a bidet'])('leaves %j', (printed) => {
  expect(sayShortForms(printed)).toBe(printed);
});
