import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { isUnreachable } from './is-unreachable.ts';

test.each([
  ['no answer', new ApiError('Failed to fetch'), true],
  ['a gateway without its server', new ApiError('502', { status: 502 }), true],
  ['a refusal', new ApiError('Not yours', { status: 404, code: 'document.not_found' }), false],
  ['a server that is broken', new ApiError('500', { status: 500 }), false],
  ['an error of the page', new TypeError('x is undefined'), false],
  ['nothing', null, false],
])('knows whether %s means that nobody can be reached', (_title, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
