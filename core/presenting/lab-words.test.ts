import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { labStatus, labWords, rangeWords } from './lab-words.ts';

const potassium = {
  value: '6.1',
  comparator: null,
  unit: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3.5 - 5.1' },
  flag: 'high',
} as const;

test('says the direction, the value and what was expected', () => {
  expect(labWords(potassium)).toBe('High: 6.1, expected 3.5 to 5.1 mmol/L');
});

test('says a result without a range as it is', () => {
  expect(labWords({ ...potassium, range: null, flag: 'unknown', unit: null })).toBe('No range given: 6.1');
});

test('says that a result in words was not compared with its range', () => {
  expect(labWords({ ...potassium, value: 'Pending', flag: 'unknown' })).toBe(
    'Not compared: Pending, expected 3.5 to 5.1 mmol/L',
  );
});

test('says a comparator in words', () => {
  expect(labWords({ ...potassium, value: '0.01', comparator: '<', unit: 'ng/mL', range: null, flag: 'unknown' })).toBe(
    'No range given: less than 0.01 ng/mL',
  );
});

test.each([
  [{ low: 3.5, high: 5.1, text: '3.5-5.1' }, '3.5 to 5.1'],
  [{ low: 0.6, high: 1, text: '0.60-1.00' }, '0.60 to 1.00'],
  [{ low: 1200, high: 4500, text: '1,200 - 4,500' }, '1,200 to 4,500'],
  [{ low: -2, high: 2, text: '-2 - 2' }, '-2 to 2'],
  [{ low: null, high: 200, text: '<200' }, 'below 200'],
  [{ low: null, high: 200, text: '<=200' }, '200 or less'],
  [{ low: 60, high: null, text: '>60' }, 'above 60'],
  [{ low: 60, high: null, text: '≥ 60' }, '60 or more'],
  [{ low: null, high: 200, text: 'desirable 200' }, 'desirable 200'],
  [{ low: null, high: null, text: 'Negative' }, 'Negative'],
])('words the range %j as %s', (range, words) => {
  expect(rangeWords(range)).toBe(words);
});

test.each([
  ['normal', 'in-range'],
  ['low', 'outside'],
  ['abnormal', 'outside'],
  ['critical_low', 'critical'],
  ['critical_high', 'critical'],
  ['unknown', 'unknown'],
] satisfies [LabResult['flag'], string][])('shows %s as %s', (flag, status) => {
  expect(labStatus({ flag })).toBe(status);
});
