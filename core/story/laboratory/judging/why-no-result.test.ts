import { expect, test } from 'vitest';
import { whyNoResult } from './why-no-result.ts';

test.each([
  ['Grossly haemolysed', 'blood cells broke in the tube'],
  ['Test not performed, specimen clotted', 'the blood in the tube had clotted'],
  ['Quantity not sufficient', 'too little of the sample'],
  ['No specimen received', 'the lab got no sample'],
  ['Rejected', 'the lab could not use the sample'],
  ['CANCELED', 'called off'],
  ['Unable to calculate', 'the lab could not work it out'],
  ['Not done', 'not done'],
  ['Error', null],
])('%s: %j', (words, reason) => {
  expect(whyNoResult(words)).toBe(reason);
});
