import { expect, test } from 'vitest';
import { isAftercare } from './operation-sentences.ts';

test.each([
  ['She will follow up with Dr. Low in his office on Tuesday.', true],
  ['The patient was given a prescription for ibuprofen.', true],
  ['He is scheduled for a recheck in one week for suture removal.', true],
  ['The patient was given general anesthesia.', false],
  ['The patient was told of the risks of weightbearing.', false],
  ['She was taken to the recovery room.', false],
])('knows what comes after an operation: "%s"', (text, comes) => {
  expect(isAftercare(text)).toBe(comes);
});
