import { expect, test } from 'vitest';
import { sexStatedIn } from './stated-person.ts';

test.each([
  ['Sex: F', 'female'],
  ['Sex: Male', 'male'],
  ['Gender: Female', 'female'],
  ['DOB: 03/07/1961   Sex: M   MRN 1', 'male'],
  ['Age/Sex: 64/F', 'female'],
  ['DOB/Gender: 1961-03-07 / Male', 'male'],
  ['Geschlecht: weiblich', 'female'],
  ['A 64-year-old woman with fatigue', 'female'],
  ['This 7 year old boy', 'male'],
  ['a 70-year-old pleasant gentleman', 'male'],
] as const)('knows the sex from %j', (text, expected) => {
  expect(sexStatedIn(text)).toBe(expected);
});

test.each([
  '',
  'Sex: unknown',
  'Male: 13.5-17.5 Female: 12.0-15.5',
  'Same-sex partner',
  'Her mother',
  'M 13-18; F 12-16',
])('does not guess the sex from %j', (text) => {
  expect(sexStatedIn(text)).toBeNull();
});
