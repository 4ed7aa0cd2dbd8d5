import { describe, expect, test } from 'vitest';
import { homography } from './homography.ts';
import { lighten, recolour, warp, type Photo, type Point } from './photo.ts';
import { hills, randomOf } from './random.ts';

/** A picture of one line whose pixels are grey. */
const greys = (...levels: number[]): Photo => ({
  pixels: Uint8Array.from(levels.flatMap((level) => [level, level, level])),
  width: levels.length,
  height: 1,
});

test('the same seed gives the same numbers, and another seed others', () => {
  const five = (seed: string) => Array.from({ length: 5 }, randomOf(seed));

  expect(five('a')).toEqual(five('a'));
  expect(five('a')).not.toEqual(five('b'));
  expect(Math.max(...Array.from({ length: 1000 }, randomOf('c')))).toBeLessThan(1);
});

test('hills are soft: near points are nearly as high', () => {
  const height = hills(randomOf('a'), 8);

  expect(Math.abs(height(0.4, 0.7) - height(0.401, 0.7))).toBeLessThan(0.05);
  expect(Math.abs(height(1, 1))).toBeLessThanOrEqual(1);
});

test('four corners go where they are sent, and what lies between stays between', () => {
  const corners: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
  const slanted: Point[] = [[2, 1], [9, 0], [12, 11], [0, 9]]; // prettier-ignore
  const map = homography(corners, slanted);

  corners.forEach(([x, y], at) => {
    const [u, v] = map(x, y);
    expect(u).toBeCloseTo(slanted[at]?.[0] ?? NaN);
    expect(v).toBeCloseTo(slanted[at]?.[1] ?? NaN);
  });
  expect(map(5, 5)[0]).toBeGreaterThan(2);
});

describe('a picture drawn anew', () => {
  const picture: Photo = { ...greys(0, 100, 200, 0, 100, 200), width: 3, height: 2 };

  test('takes the colour between pixels', () => {
    expect(warp(picture, { width: 1, height: 1 }, () => [0.5, 0.5]).pixels[0]).toBe(50);
  });

  test('shows the ground where the paper ends', () => {
    const { pixels } = warp(picture, { width: 1, height: 1 }, () => [-1, 0], () => [1, 2, 3]); // prettier-ignore
    expect([...pixels]).toEqual([1, 2, 3]);
  });
});

test('light and colour are cut to what a pixel holds', () => {
  expect(lighten(greys(100, 200), (x) => (x === 0 ? 0.5 : 2)).pixels).toEqual(greys(50, 255).pixels);
  expect([...recolour(greys(10), (level, channel) => level - channel * 8).pixels]).toEqual([10, 2, 0]);
});
