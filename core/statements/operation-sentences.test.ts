import { expect, test } from 'vitest';
import { isArrival, isTechnique, isTrivia } from './operation-sentences.ts';

test.each([
  'The above findings were noted.',
  'Good hemostasis was seen.',
  'The placenta was delivered intact.',
  'All instruments were removed.',
  'The gas was evacuated.',
  'CPT CODE(S).',
])('"%s" is of no use to a patient', (text) => {
  expect(isTrivia(text)).toBe(true);
});

test.each(['A polyp was removed.', 'The tendon was torn.', 'There was no bleeding in the brain.'])(
  '"%s" is worth telling',
  (text) => {
    expect(isTrivia(text)).toBe(false);
  },
);

test('what was done step by step is technique, and what was seen is not', () => {
  expect(isTechnique('The fascia was incised.')).toBe(true);
  expect(isTechnique('A tear was found.')).toBe(false);
});

test('how somebody came to the operating room is of no use', () => {
  expect(isArrival('She presents to the holding area for surgery.')).toBe(true);
  expect(isArrival('She can also have a stroke.')).toBe(true);
  expect(isArrival('She has had pain for a year.')).toBe(false);
});

test.each(['There was no evidence of bleeding from the staple line.', 'No further bleeding was seen.', 'None needed.'])(
  '"%s" tells nothing that matters afterwards',
  (text) => {
    expect(isTrivia(text)).toBe(true);
  },
);
