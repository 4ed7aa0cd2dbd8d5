import { expect, test } from 'vitest';
import { phrasePattern } from './phrase-pattern.ts';

test.each([
  [['(is|are) (not|) seen'], 'They are seen.', true],
  [['(is|are) (not|) seen'], 'They are not seen.', true],
  [['(is|are) (not|) seen'], 'They are hardly seen.', false],
  [['clot(s|) {1} seen'], 'Clots were seen', true],
  [['haemoly*'], 'HAEMOLYSED', true],
  [['nn hours'], 'after 12 hours', true],
  [['late'], 'chocolate', false],
  [['ignore$'], 'Please ignore.', true],
  [['ignore$'], 'Please ignore pain', false],
  [['unsuitable !(for surgery)'], 'unsuitable for surgery', false],
  [['unsuitable !(for surgery)'], 'unsuitable sample', true],
  [['^note'], 'A note', false],
  [['old {sample}'], 'an old tube', true],
])('finds %j in "%s": %s', (phrases, text, isFound) => {
  expect(phrasePattern(phrases, { sample: ['tube(s|)'] }).test(text)).toBe(isFound);
});

test.each([
  ['whole', 'serum', true],
  ['whole', 'serum tube', false],
  ['start', 'serum tube', true],
  ['behind', ' serum tube', true],
  ['behind', ' a serum tube', false],
  ['before', 'in the serum ', true],
  ['before', 'serum of', false],
] as const)('looks for phrases %s of "%s": %s', (place, text, isFound) => {
  expect(phrasePattern(['serum'], {}, place).test(text)).toBe(isFound);
});
