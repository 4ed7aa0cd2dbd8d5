import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { agesIn } from './range-brackets.ts';
import { readLabRows } from './read-lab-rows.ts';
import { parseRange } from './reference-range.ts';

test.each([
  ['40-49: ', { from: 40, before: 50 }],
  ['; 2-12 years ', { from: 2, before: 13 }],
  ['F <60y ', { from: 0, before: 60 }],
  ['over 65 years: ', { from: 66, before: 200 }],
  ['Adult male ', { from: 18, before: 200 }],
  ['Children: ', { from: 0, before: 18 }],
  ['Female: ', null],
  ['100 ', null],
])('reads the ages of %j', (lead, ages) => {
  expect(agesIn(lead).ages).toEqual(ages);
});

const byAges = '18-39 y 0-2.0; 40-59 y 0-3.2; >59 y 0-4.8';
const bySexAndAge = 'M <40y 0-10, M >40y 0-16, F <40y 0-14, F >40y 0-24';

test.each([
  [byAges, 'male', 30, 2],
  [byAges, 'male', 45, 3.2],
  [byAges, 'male', 80, 4.8],
  [byAges, 'male', null, null],
  [bySexAndAge, 'female', 25, 14],
  [bySexAndAge, 'male', 61, 16],
  [bySexAndAge, 'female', 40, null],
  ['Adult male 0.6-1.2; Adult female 0.5-0.9; Child 0.2-0.6', 'female', 33, 0.9],
  ['Adult male 0.6-1.2; Adult female 0.5-0.9; Child 0.2-0.6', 'female', 7, 0.6],
] as const)('chooses from %j for %s of %s', (printed, sex, age, high) => {
  expect(parseRange(printed, { sex, age, decimal: '.' }).high).toBe(high);
});

const flagsOf = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', ...lines].join('\n'), loadKnowledge()).map(({ flag, step }) => [flag, step]);

test('the age that the report states chooses the range', () => {
  const row = 'PSA     3.1     ng/mL     Age 40-49: 0-2.5   50-59: 0-3.5   60-69: 0-4.5';

  expect(flagsOf('Age: 47 years', row)).toEqual([['high', undefined]]);
  expect(flagsOf('Age / Sex: 58 / M', row)).toEqual([['normal', undefined]]);
  expect(flagsOf('Smoking since age 41', row)).toEqual([['unknown', undefined]]);
});

test.each([
  ['16', 'low', 'Deficient: < 20'],
  ['25.5', 'low', 'Insufficient: 20 - 29'],
  ['41', 'normal', 'Sufficient: 30 - 100'],
  ['118', 'high', 'Toxic: > 100'],
  ['29.5', 'low', undefined],
])('names the step of the range in which %s lies', (value, flag, step) => {
  const [first, ...others] = ['Deficient: < 20', 'Insufficient: 20 - 29', 'Sufficient: 30 - 100', 'Toxic: > 100'];

  expect(flagsOf(`25-OH Vitamin D     ${value}     ng/mL     ${first}`, ...others.map((one) => `     ${one}`))).toEqual(
    [[flag, step]],
  );
});
