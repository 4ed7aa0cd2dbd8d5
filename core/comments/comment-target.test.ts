import { expect, test } from 'vitest';
import { CommentTarget, isSameTarget, targetOf } from './comment-target.ts';

test('words that are shown are a target, however long they are', () => {
  expect(targetOf('term', ' CRP ')).toEqual({ kind: 'term', quote: 'CRP' });
  const long = targetOf('sentence', `${'word '.repeat(99)}word👍${' more'.repeat(50)}`);
  expect(CommentTarget.safeParse(long).success).toBe(true);
  expect(long).toEqual({ kind: 'sentence', quote: expect.stringMatching(/^word .* word$/) });
});

test('words are the same where what is seen of them is', () => {
  const sentence = { kind: 'sentence', quote: 'The CRP is 3.' } as const;
  expect(isSameTarget(sentence, { kind: 'sentence', quote: 'The CRP\n is \u202A3.' })).toBe(true);
  expect(isSameTarget(sentence, { kind: 'term', quote: sentence.quote })).toBe(false);
  expect(isSameTarget(sentence, { kind: 'sentence', quote: 'The CRP is 4.' })).toBe(false);
  expect(isSameTarget(sentence, { kind: 'document' })).toBe(false);
  expect(isSameTarget({ kind: 'document' }, { kind: 'document' })).toBe(true);
});

test.each([
  ['a kind that there is not', { kind: 'owner' }],
  ['words without a kind', { quote: 'CRP' }],
  ['no words', { kind: 'sentence' }],
  ['words that nobody sees', { kind: 'sentence', quote: ' \u202E ' }],
  ['a sentence without an end', { kind: 'sentence', quote: 'x'.repeat(501) }],
  ['a term without an end', { kind: 'term', quote: 'x'.repeat(201) }],
  ['something else with them', { kind: 'document', ticket: 'x' }],
])('%s is no target', (_what, target) => {
  expect(CommentTarget.safeParse(target).success).toBe(false);
});
