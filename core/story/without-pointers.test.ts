import { expect, test } from 'vitest';
import { isPointer, withoutPointers } from './without-pointers.ts';

test.each([
  ['Please note that no bleeding is seen.', 'No bleeding is seen.'],
  ['There are old scars as described above.', 'There are old scars.'],
  ['As mentioned above, the cough is better.', 'The cough is better.'],
  ['The cough, as has been elaborated above, is better.', 'The cough is better.'],
  ['Slow walking, due to the above.', 'Slow walking.'],
  ['Come back after the above-mentioned scans.', 'Come back after the scans.'],
  ['Come back after the above scans.', 'Come back after the scans.'],
  ['A cut above the knee.', 'A cut above the knee.'],
  ['Old scars as described with a small cyst.', 'Old scars with a small cyst.'],
])('%j says itself', (printed, said) => {
  expect(withoutPointers(printed)).toBe(said);
});

test('keeps "as" where it says what something is', () => {
  expect(withoutPointers('The stent is as described.')).toBe('The stent is as described.');
});

test.each([
  ['History as above.', true],
  ['The results are indicated below.', true],
  ['She came with the above complaint and the above.', true],
  ['The cut is above the knee.', false],
  ['The pressure is above average.', false],
])('%j points to other words: %s', (text, isOne) => {
  expect(isPointer(text)).toBe(isOne);
});
