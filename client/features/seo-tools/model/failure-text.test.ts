import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { failureText } from './failure-text.ts';

test.each([
  [new ApiError('Too long', { code: 'analysis.too_long', values: { limit: '1,000' } }), /Up to 1,000 characters/],
  [new ApiError('Failed to fetch'), 'Failed to analyze content'],
  [new ApiError('500: Broken', { status: 500 }), 'Failed to analyze content'],
  [new Error('Something else'), 'Unknown error'],
  ['a word', 'Unknown error'],
])('of %s it says why there is no result', (error, words) => {
  expect(failureText(error)).toMatch(words);
});
