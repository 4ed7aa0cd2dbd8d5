import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readLabRows } from './read-lab-rows.ts';

const valuesOf = (...lines: string[]) =>
  readLabRows(['LABORATORY REPORT', 'Test      Result      Range', ...lines].join('\n'), loadKnowledge()).map(
    ({ name, value }) => [name, value],
  );

test('reads a code by what the report says that it means', () => {
  expect(
    valuesOf(
      'Folate      NSR      3 - 20 ug/L',
      'Copper      ****      11 - 22 umol/L',
      'Sodium      140      135 - 145 mmol/L',
      'NSR = no sample received. **** = result to follow',
    ),
  ).toEqual([
    ['Folate', 'no sample received'],
    ['Copper', 'result to follow'],
    ['Sodium', '140'],
  ]);
});

test('leaves a code that stands for an answer', () => {
  expect(valuesOf('Blood group      AB      any', 'Key: AB = antibody; TNP = test not performed')).toEqual([
    ['Blood group', 'AB'],
  ]);
});
