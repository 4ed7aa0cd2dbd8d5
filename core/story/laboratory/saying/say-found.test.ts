import { expect, test } from 'vitest';
import type { LabResult } from '../../../documents/explanation.ts';
import { factsOf, range } from '../../../explaining/testing/facts.ts';
import { loadKnowledge } from '../../../knowledge/load-knowledge.ts';
import { personOf } from '../../person.ts';
import { judgeRow } from '../judging/judge-row.ts';
import { sayResult, saySystem } from './say-found.ts';

const person = personOf('');
function result(facts: Partial<LabResult> & { doubt?: { parts: ['number']; spans: []; otherNumbers: [] } }) {
  const row = factsOf('row').lab('row', {
    name: 'Zonulin',
    value: '7',
    flag: 'high',
    range: range(3, 6, '3-6'),
    ...facts,
  });
  return judgeRow({ ...row, ...facts }, { text: 'row', decimal: '.', knowledge: loadKnowledge(), person });
}
const saying = (...results: ReturnType<typeof result>[]) => sayResult({ kind: 'result', results }, person).text;

test('tells several values of one test together', () => {
  expect(saying(result({}), result({ value: '6.5', unit: 'g' }))).toBe(
    'Your zonulin is clearly high: 7 and 6.5. The range is 3-6.',
  );
});

test('tells what was measured last time', () => {
  expect(saying(result({ previous: '5.9' }))).toContain('Last time it was 5.9.');
  expect(saying(result({ previous: '7' }))).not.toContain('Last time');
});

test('tells that the report marks a result where it prints no range', () => {
  expect(saying(result({ range: null, printedFlag: 'H' }))).toBe(
    'Your zonulin is high: 7. The report marks it so, and prints no range.',
  );
});

test('tells that the report prints steps, where a value lies within the one that is named', () => {
  expect(saying(result({ value: '4', flag: 'low' }))).toBe(
    'Your zonulin is low: 4. The report prints steps for this test and calls this one low.',
  );
});

test('tells an answer in words with what the report expects', () => {
  expect(saying(result({ value: 'CLOUDY', flag: 'abnormal', range: range(null, null, 'CLEAR') }))).toBe(
    'Zonulin: cloudy. The report expects clear.',
  );
});

test('asks to check a number that was hard to read', () => {
  expect(saying(result({ doubt: { parts: ['number'], spans: [], otherNumbers: [] } }))).toContain(
    'It was hard to read: please check the paper.',
  );
});

test('tells a body system in one sentence, and names what has no room for its value', () => {
  const outside = [result({}), result({ name: 'Occludin', value: '9' })];

  expect(saySystem({ kind: 'system', system: 'other', outside, total: 3, valued: 1 }).text).toBe(
    'Other tests: two of three are outside: zonulin clearly high (7, range 3-6). Also: occludin very high.',
  );
});

test('tells the step beside the range where the range has no steps of its own', () => {
  const range = { low: null, high: 5, text: '<5' };

  expect(saying(result({ value: '7', flag: 'high', range, step: 'High: >6 - 9' }))).toContain(
    'The range is under 5. The report prints steps for this test. Yours is in "High: >6 - 9".',
  );
});
