import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { errorTexts } from './error-texts.ts';

test('says our own words for a code we know', () => {
  const error = new ApiError('document 7 not found', { code: 'document.not_found', status: 404 });

  expect(errorText(error)).toBe('This document does not exist or has been deleted.');
});

test('says the words of the failure where it has no code', () => {
  expect(errorText(new ApiError('503: Down'))).toBe('503: Down');
});

test.each([[new Error('')], ['a string'], [undefined]])('falls back where there are no words: %s', (error) => {
  expect(errorText(error)).toBe('An unknown error occurred');
  expect(errorText(error, 'Failed to load documents')).toBe('Failed to load documents');
});

test.each(Object.entries(errorTexts))('tells %s in short, whole sentences', (_code, text) => {
  const sentences = text.split(/(?<=\.)\s/);

  expect(text).toMatch(/^[A-Z].*\.$/);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(15);
});
