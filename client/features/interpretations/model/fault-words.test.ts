import { expect, test } from 'vitest';
import { faultWords } from './fault-words.ts';

test.each([
  ['one reason', ['number'], ['A number is not the one in your document.']],
  ['a reason that is named twice', ['side', 'side'], ['Left and right do not agree with your document.']],
  ['a reason that is new to us', ['unheard_of'], ['It does not agree with your document.']],
  ['no reason', [], ['It does not agree with your document.']],
])('tells %s in words, once', (_, faults, words) => {
  expect(faultWords(faults)).toEqual(words);
});
