import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { groupLabs, standingOf, type LabStanding } from './lab-standing.ts';
import { factsOf, range } from './testing/facts.ts';

const { lab } = factsOf('row');
const numbers = range(1, 9, '1-9');

test.each<[LabStanding, Partial<LabResult>]>([
  ['critical', { flag: 'critical_low', range: numbers }],
  ['outside', { flag: 'low', range: numbers }],
  ['outside', { flag: 'abnormal' }],
  ['outside', { flag: 'low', range: numbers, conflict: true, printedFlag: 'N' }],
  ['disputed', { flag: 'high', range: numbers, conflict: true, printedFlag: 'Low' }],
  ['outside', { flag: 'high', range: numbers, printedFlag: 'HH' }],
  ['disputed', { flag: 'normal', range: numbers, conflict: true, printedFlag: 'H' }],
  ['inside', { flag: 'normal', range: numbers }],
  ['expected', { flag: 'normal', range: range(null, null, 'Negative') }],
  ['expected', { flag: 'normal' }],
  ['no_range', { flag: 'unknown' }],
  ['unclear', { flag: 'unknown', range: range(null, null, 'see note') }],
  ['unclear', { flag: 'low', range: numbers, analyte: 'acetaminophen', comparator: '<' }],
  ['outside', { flag: 'low', range: numbers, analyte: 'acetaminophen' }],
  ['outside', { flag: 'low', range: numbers, analyte: 'lithium', comparator: '<' }],
  ['unclear', { flag: 'unknown', range: null, comparison: 'impossible', value: '47' }],
  ['critical', { flag: 'critical_high', range: numbers, analyte: 'potassium', unit: 'mmol/L', value: '7.4' }],
  ['pending', { value: 'PENDING', range: numbers }],
  ['pending', { value: 'To follow' }],
])('stands as %s: %j', (standing, facts) => {
  expect(standingOf(lab('row', { name: 'A', value: '5', ...facts }))).toBe(standing);
});

test('keeps the order of the report in each group', () => {
  const rows = ['A', 'B', 'C'].map((name) => lab('row', { name, value: '5' }));

  expect(groupLabs(rows).no_range.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});
