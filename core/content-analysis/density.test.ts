import { expect, test } from 'vitest';
import { barLength, densityColor, densityOf, isOverused } from './density.ts';
import { scoreLetter } from './score-letter.ts';

test.each([
  [0, 'grey'],
  [0.49, 'grey'],
  [0.5, 'green'],
  [2.5, 'green'],
  [2.51, 'amber'],
  [4, 'amber'],
  [4.01, 'red'],
])('a density of %d is %s', (density, color) => {
  expect(densityColor(density)).toBe(color);
  expect(isOverused(density)).toBe(color === 'red');
});

test.each([
  [3, 200, 1.5],
  [1, 3, 33.33],
  [0, 0, 0],
])('%d of %d words are a density of %d', (count, totalWords, density) => {
  expect(densityOf(count, totalWords)).toBe(density);
});

test.each([
  [0, 0],
  [2, 25],
  [8, 100],
  [50, 100],
])('a density of %d fills %d percent of its bar', (density, percent) => {
  expect(barLength(density)).toBe(percent);
});

test('the letter follows from how much there is to do', () => {
  expect([0, 1, 2, 3, 4, 40].map(scoreLetter)).toEqual(['A', 'B', 'C', 'D', 'D', 'D']);
});
