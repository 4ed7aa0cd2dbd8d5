import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { interpretProblem } from './interpret-problem.ts';

const keyMissing = new ApiError('API key missing', { status: 503 });

test('says on the list that the service is not available where its key is missing', () => {
  expect(interpretProblem(keyMissing, 'list').title).toBe('AI Service Not Available');
});

test('says on the page of a document that the service is not set up where its key is missing', () => {
  expect(interpretProblem(keyMissing, 'detail').title).toBe('API Configuration Issue');
});

test('knows a missing key by its flag, whatever the words', () => {
  const flagged = new ApiError('Nothing to be done', { status: 503, needsKey: true });

  expect(interpretProblem(flagged, 'list').title).toBe('AI Service Not Available');
});

test.each([
  ['ai.no_key', 'API Configuration Issue'],
  ['ai.key_refused', 'API Configuration Issue'],
  ['ai.no_model', 'AI Model Not Available'],
  ['ai.unavailable', 'Error'],
] as const)('on the page of a document %s is told under "%s"', (code, title) => {
  expect(interpretProblem(new ApiError('x', { code }), 'detail').title).toBe(title);
});

test('says that a model is not there', () => {
  expect(interpretProblem(new ApiError('The model x was not found'), 'detail').title).toBe('AI Model Not Available');
});

test('gives the message on the list, and general words on the page of a document', () => {
  const error = new ApiError('500: Broken', { status: 500 });

  expect(interpretProblem(error, 'list')).toEqual({ title: 'Error', description: '500: Broken' });
  expect(interpretProblem(error, 'detail')).toEqual({
    title: 'Error',
    description: 'Failed to interpret document. Please try again later.',
  });
});

test('falls back to general words where there is no message', () => {
  expect(interpretProblem(new Error(''), 'list').description).toBe('Failed to interpret document');
});

test('keeps our own words for a failure that we know', () => {
  const error = new ApiError('x', { code: 'document.not_ready' });

  expect(interpretProblem(error, 'detail').description).toMatch(/still being read/);
});
