import { expect, test } from 'vitest';
import { isSpanish } from './spanish-words.ts';

test.each([
  ['Un mineral de la sangre.', true],
  ['La presión es alta.', true],
  ['A mineral in your blood.', false],
  [
    'Patient: José Núñez. Glucose 112 high. Sodium 140. Potassium 4.1. Chloride 100. Calcium 9. Albumin 4. Iron 60. TSH 2. Ferritin 30. MCV 90. Platelets 200. Total protein 7. Bilirubin 1.',
    false,
  ],
  ['', false],
])('%j: %s', (words, expected) => {
  expect(isSpanish(words)).toBe(expected);
});
