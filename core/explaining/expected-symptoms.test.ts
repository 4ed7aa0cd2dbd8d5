import { expect, test } from 'vitest';
import { isExpectation, isOnlyExpected } from './expected-symptoms.ts';
import { factsOf } from './testing/facts.ts';

test.each([
  ['Some itching is normal for a few days.', true],
  ['Mild bruising around the cuts is common.', true],
  ['The fever may last 2-3 days.', true],
  ['Your chest X-ray is normal.', false],
  ['You may get the cut wet.', false],
  ['Call us if you may feel faint.', false],
])('knows whether %j says what to expect', (words, expected) => {
  expect(isExpectation(words)).toBe(expected);
});

const text = 'Some itching is normal for a few days.\nPain: paracetamol 500 mg if needed.\nSore throat.';

test('takes neither what is expected nor the label of a medicine for a finding', () => {
  const { reading, spanOf, medication } = factsOf(text);
  const sheet = reading({
    documentKind: 'discharge_instructions',
    medications: [medication('paracetamol 500 mg', { name: 'paracetamol' })],
  });

  expect(['itching', 'Pain', 'Sore throat'].map((words) => isOnlyExpected(sheet, spanOf(words)))).toEqual([
    true,
    true,
    false,
  ]);
});
