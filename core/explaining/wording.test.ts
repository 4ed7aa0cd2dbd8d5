import { expect, test } from 'vitest';
import { capitalise, counted, inWords, listOf, sentence, uncapitalise } from './wording.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins %j', (items, expected) => {
  expect(listOf(items)).toBe(expected);
});

test.each([
  [0, 'no'],
  [1, 'one'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [140, 'more than a hundred'],
])('writes the count %i as %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});

test('counts one thing without a plural', () => {
  expect([counted(1, 'result'), counted(2, 'result')]).toEqual(['one result', 'two results']);
});

test.each([
  ['Hypertension', 'hypertension'],
  ['MRI', 'MRI'],
  ["Crohn's disease", "Crohn's disease"],
])('starts %s inside a sentence as %s', (words, expected) => {
  expect(uncapitalise(words)).toBe(expected);
});

test('ends a sentence once', () => {
  expect([sentence('it is small'), sentence('Is it?'), sentence('so.')]).toEqual(['It is small.', 'Is it?', 'So.']);
  expect([capitalise(''), capitalise('eGFR'), capitalise('heart'), capitalise('γ-GT')]).toEqual([
    '',
    'eGFR',
    'Heart',
    'γ-GT',
  ]);
});
