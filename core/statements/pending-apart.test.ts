import { expect, test } from 'vitest';
import type { PaperSentence } from '../paper/paper.ts';
import { isPendingOfBefore, pendingApart } from './pending-apart.ts';

const partsOf = (text: string) => {
  const sentence: PaperSentence = { text, span: [0, text.length], label: null, topic: null, isItem: false };
  return pendingApart(sentence, text).map((part) => part.text);
};

test('of results in one sentence, only the one that is not back is awaited', () => {
  expect(partsOf('White count of 10.9, hemoglobin of 9.5, and culture is pending.')).toEqual([
    'White count of 10.9, hemoglobin of 9.5.',
    'Culture is pending.',
  ]);
  expect(partsOf('The scan was normal and the biopsy is still pending.')).toHaveLength(2);
});

test('leaves what is awaited together in one sentence', () => {
  expect(partsOf('Blood and urine cultures are pending.')).toHaveLength(1);
  expect(partsOf('Hepatitis B and vitamin B12 are pending.')).toHaveLength(1);
});

test('tells what was awaited when the stay began from what still is', () => {
  expect(isPendingOfBefore('Cultures were pending at the time of admission.')).toBe(true);
  expect(isPendingOfBefore('Cultures were pending at discharge.')).toBe(false);
});
