import { expect, test } from 'vitest';
import { printedWords } from './quote.ts';

test.each([
  ['1. Small effusion.', 'Small effusion'],
  ['- A "mass"\n  is seen;', "A 'mass' is seen"],
  ['A. Colon, biopsy:', 'Colon, biopsy'],
  ['| Aspirin | 300 mg | PO | | then stop |', 'Aspirin, 300 mg, PO, then stop'],
  ['Aspirin 75 mg      1 daily   STOP', 'Aspirin 75 mg, 1 daily, STOP'],
  ['Reason:   cough', 'Reason: cough'],
])('shows %j as %j', (text, expected) => {
  expect(printedWords(text, [0, text.length])).toBe(expected);
});
