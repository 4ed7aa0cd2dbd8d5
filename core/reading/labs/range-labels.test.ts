import { expect, test } from 'vitest';
import { labelOf } from './range-labels.ts';

test.each([
  ['Desirable:', 'good'],
  ['Low risk', 'good'],
  ['Therapeutic range:', 'good'],
  ['Borderline High:', 'high'],
  ['Prediabetes', 'high'],
  ['Toxic:', 'high'],
  ['Severe deficiency', 'low'],
  ['Insufficient', 'low'],
  ['Near optimal', 'other'],
  ['Equivocal', 'other'],
  ['Average risk', 'other'],
  ['Goal', 'goal'],
  ['Adults', null],
  ['mg/dL', null],
  ['below', null],
])('takes %j for %s', (words, expected) => {
  expect(labelOf(words)).toBe(expected);
});
