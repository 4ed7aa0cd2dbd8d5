import { expect, test } from 'vitest';
import { matchesIn } from './matches-in.ts';

test.each([
  ['Na 140, K 5.6', /\d+/g],
  ['liver', /\d+/g],
  ['one two', /\b/g],
  ['', /^/g],
  ['größe', /\p{L}/gu],
])('finds in %j what matchAll finds', (text, pattern) => {
  const places = matchesIn(text, pattern).map(({ 0: words, index }) => [words, index]);

  expect(places).toEqual(Array.from(text.matchAll(pattern), ({ 0: words, index }) => [words, index]));
});

test('begins at the beginning whatever was searched before', () => {
  const digit = /\d/g;
  digit.test('1 2');

  expect(matchesIn('1 2', digit).length).toBe(2);
});
