import { expect, test } from 'vitest';
import type { LabResult } from '../documents/explanation.ts';
import { labSummary } from './lab-summary.ts';
import { fromDocument } from './said.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const { lab } = factsOf('row');
const row = (name: string, facts: Partial<LabResult>) => lab('row', { name, value: '5', ...facts });
const inside = (name: string) => row(name, { flag: 'normal', range: range(1, 9, '1-9') });
const high = (name: string) => row(name, { flag: 'high', range: range(1, 4, '1-4') });
const said = (...rows: LabResult[]) => labSummary(rows, tinyKnowledge).map(({ text }) => text);

test.each<[string, LabResult[], string[]]>([
  ['all inside', [inside('A'), inside('B')], ['The report lists two results, and all are inside the printed range.']],
  ['one, inside', [inside('A')], ['The report lists one result, and it is inside the printed range.']],
  [
    'all as expected, in words',
    [inside('A'), row('B', { value: 'Negative', flag: 'normal', range: range(null, null, 'Negative') })],
    ['The report lists two results, and all are as the report expects.'],
  ],
  [
    'some without a range',
    [inside('A'), row('B', {})],
    ['The report lists two results.', 'One has a range we could compare with, and none is outside it.'],
  ],
  ['none with a range', [row('A', {})], ['The report lists one result, with no range to compare with.']],
  [
    'one not ready',
    [inside('A'), row('B', { value: 'Pending' })],
    ['The report lists one result, and it is inside the printed range.'],
  ],
  ['none ready', [row('B', { value: 'Pending' })], ['No result was ready when this report was written.']],
  [
    'one outside',
    [inside('A'), high('B')],
    ['The report lists two results.', 'One result is outside the printed range: B (high).'],
  ],
  [
    'one marked without a range',
    [inside('A'), row('B', { flag: 'abnormal' })],
    ['The report lists two results.', 'It marks one of them: B.'],
  ],
])('tells a report with %s', (_case, rows, expected) => {
  expect(said(...rows).slice(0, -1)).toEqual(expected);
});

test('never calls a report fine that has a result outside its range', () => {
  expect(said(inside('A'), high('B')).join(' ')).not.toMatch(/\ball\b|none|normal/);
});

test('ends with what the report asks for, where it asks for something', () => {
  const request = fromDocument('The report says: "Repeat B in 2 weeks".', [[0, 3]]);

  expect(labSummary([high('B')], tinyKnowledge, request).at(-1)).toEqual(request);
});

test('asks about a result whose mark and range do not agree', () => {
  const disputed = row('C', { flag: 'normal', conflict: true, printedFlag: 'H', range: range(1, 9, '1-9') });

  expect(said(inside('A'), disputed).at(-1)).toBe('Ask about C: the mark and the range on the report do not agree.');
});

test('tells of the others beside a critical result', () => {
  const critical = row('K', { flag: 'critical_high', range: range(1, 4, '1-4') });

  expect(said(high('B'), critical)).toEqual([
    'K was 5. That is above the printed range of 1-4.',
    'One other result is outside the range too: B (high).',
    'If this result is new, call your doctor today.',
  ]);
});
