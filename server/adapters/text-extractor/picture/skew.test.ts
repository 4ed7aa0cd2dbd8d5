import { describe, expect, test } from 'vitest';
import { findLetters } from './letters.ts';
import { blank, dice, drawPage, noisy, tilt } from './page-drawing.test-helper.ts';
import { findSkew } from './skew.ts';

const roll = dice(20);
const angles = Array.from({ length: 20 }, () => Math.round((roll() * 16 - 8) * 100) / 100);

describe('findSkew', () => {
  test.each(angles)('finds that rows fall by %d degrees, to a tenth', async (degrees) => {
    const letters = findLetters(await tilt(drawPage(), degrees));
    expect(Math.abs(findSkew(letters) - degrees)).toBeLessThan(0.1);
  });

  test.each([-11, 11])('finds as much as %d degrees', async (degrees) => {
    expect(Math.abs(findSkew(findLetters(await tilt(drawPage(), degrees))) - degrees)).toBeLessThan(0.1);
  });

  test('is not led astray by rules or noise', async () => {
    const page = noisy(await tilt(drawPage({ ruled: true }), 2.5), 25);
    expect(Math.abs(findSkew(findLetters(page)) - 2.5)).toBeLessThan(0.1);
  });

  test('is nothing on a straight page and on an empty one', () => {
    expect(findSkew(findLetters(drawPage()))).toBeCloseTo(0, 1);
    expect(findSkew(findLetters(blank(300, 400)))).toBe(0);
  });
});
