import { expect, test } from 'vitest';
import { phraseList } from './phrases.ts';

const phrases = phraseList('lab results; laborator*; blood gas*; x ray');

test.each([
  ['Lab Results', true, true, true],
  ['LAB-RESULTS:', true, true, true],
  ['Laboratory', true, true, true],
  ['Laboratory report', false, true, true],
  ['Arterial blood gases', false, false, true],
  ['X-ray of the chest', false, true, true],
  ['Elaborate', false, false, false],
  ['Blood gasket', true, true, true],
  ['Lab', false, false, false],
  ['', false, false, false],
])('finds phrases in %j', (words, is, begins, holds) => {
  expect([phrases.is(words), phrases.begins(words), phrases.holds(words)]).toEqual([is, begins, holds]);
});

test('bounds the words behind a beginning', () => {
  expect(phrases.begins('Lab results of the last three weeks', 2)).toBe(false);
});
