import { expect, test } from 'vitest';
import { decodeLetters } from './decode-letters.ts';
import { letterClasses } from './letter-classes.ts';

const classes = { characters: ['', '1', '2', '水', '.', ' '], allowed: Int32Array.of(0, 1, 2, 4, 5), kept: [] };

/** One step for every likeliest class, at 0.9. */
const scoresOf = (steps: readonly number[]): Float32Array =>
  Float32Array.from(steps.flatMap((best) => classes.characters.map((_, index) => (index === best ? 0.9 : 0.02))));

const decode = (steps: readonly number[]) =>
  decodeLetters(scoresOf(steps), { steps: steps.length, share: 1 / steps.length, classes });

test('knows a class for none, for Latin keys and the blank, and for every eighth of the others', () => {
  const { kept, characters, allowed } = letterClasses(`1\n${'水'.repeat(9).split('').join('\n')}\n.\n`);

  expect(characters).toEqual(['', '1', '水', '.', ' ']);
  expect(kept).toEqual([0, 1, 8, 11, 12]);
  expect([...allowed]).toEqual([0, 1, 3, 4]);
});

test.each([
  ['joins repeats of a step', [0, 1, 1, 0, 2], '12'],
  ['keeps the same figure twice when nothing stands between', [1, 0, 1], '11'],
  ['gives ideographs no chance', [1, 3, 2], '12'],
  ['drops blanks at the ends', [5, 1, 5], '1'],
  ['reads nothing from nothing', [0, 0], ''],
])('%s', (_title, steps, text) => {
  expect(decode(steps).text).toBe(text);
});

test('is as sure as of the least certain letter, and not at all of nothing', () => {
  const scores = scoresOf([1, 0, 2]);
  scores[2 * classes.characters.length + 2] = 0.5;

  expect(decodeLetters(scores, { steps: 3, share: 1 / 3, classes }).confidence).toBeCloseTo(0.5);
  expect(decode([0]).confidence).toBe(0);
});

test('tells where a letter stands', () => {
  expect(decode([0, 1, 0, 0]).letters).toEqual([{ character: '1', confidence: expect.closeTo(0.9), at: 0.375 }]);
});
