import { expect, test } from 'vitest';
import { withoutPointers } from './without-pointers.ts';

test.each([
  ['Please note that no bleeding is seen.', 'No bleeding is seen.'],
  ['There are old scars as described above.', 'There are old scars.'],
  ['Old scars as described with a small cyst.', 'Old scars with a small cyst.'],
])('%j says itself', (printed, said) => {
  expect(withoutPointers(printed)).toBe(said);
});

test('keeps "as" where it says what something is', () => {
  expect(withoutPointers('The stent is as described.')).toBe('The stent is as described.');
});
