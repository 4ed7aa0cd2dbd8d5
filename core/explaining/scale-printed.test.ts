import { expect, test } from 'vitest';
import { hasTumorLetters, withItsEnd } from './scale-printed.ts';

test.each([
  ['MMSE 25/30', '25', '25/30'],
  ['LEFS 44 / 80', '44', '44/80'],
  ['MoCA 22 out of 30', '22', '22'],
  ['Apgar 8/9', '8/9', '8/9'],
])('gives the value of "%s" as printed', (words, value, expected) => {
  expect(withItsEnd(words, value)).toBe(expected);
});

test('knows the small letters before T, N and M', () => {
  expect(['ypT1c', 'pN1a(sn)', 'cM0', 'T2', 'NYHA II'].map(hasTumorLetters)).toEqual([true, true, true, false, false]);
});
