import { expect, test } from 'vitest';
import { sayStages } from './stages.ts';

test.each([
  ['grade II', 'grade 2'],
  ['Stage IIIA', 'Stage 3A'],
  ['stage II-III', 'stage 2 to 3'],
  ['Stages go from 0 to IV', 'Stages go from 0 to 4'],
  ['factor V Leiden', 'factor 5 Leiden'],
  ['pT2N0M0', 'p T 2 N 0 M 0'],
  ['T1c N1 M0', 'T 1 c N 1 M 0'],
  ['L4-L5, L5/S1', 'L4 L5, L5 S1'],
  ['L4-5', 'L4, 5'],
])('tells %j', (printed, said) => {
  expect(sayStages(printed)).toBe(said);
});

test.each(['the grade i had', 'IV fluids', 'type 2', 'T4 1.2', 'T2-weighted'])('leaves %j', (printed) => {
  expect(sayStages(printed)).toBe(printed);
});
