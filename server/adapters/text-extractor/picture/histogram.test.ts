import { describe, expect, test } from 'vitest';
import { histogram, inkThreshold, percentile } from './histogram.ts';

const counted = (...shades: number[]) =>
  histogram({ pixels: Uint8Array.from(shades), width: shades.length, height: 1 });

test('counts every shade, or those of every nth pixel', () => {
  expect(counted(3, 3, 200)[3]).toBe(2);
  expect(histogram({ pixels: Uint8Array.from([1, 2, 1, 2]), width: 4, height: 1 }, 2)[1]).toBe(2);
});

test.each([
  [0, 10],
  [0.49, 10],
  [0.5, 20],
  [0.99, 40],
])('the percentile at %d of four shades is %d', (share, shade) => {
  expect(
    percentile(
      counted(10, 20, 20, 40).map((count, at) => (at === 20 ? 1 : at === 10 ? 2 : count)),
      share,
    ),
  ).toBe(shade);
});

describe('inkThreshold', () => {
  test.each([
    ['black on white', [0, 0, 255, 255, 255, 255]],
    ['little ink', [20, ...Array<number>(60).fill(240), 238]],
    ['pale ink on grey', [120, 125, 118, 180, 182, 179, 181, 180]],
  ])('parts %s', (_, shades) => {
    const threshold = inkThreshold(counted(...shades));
    const ink = shades.filter((shade) => shade < 127);
    expect(shades.filter((shade) => shade < threshold)).toEqual(ink);
  });

  test('is the middle where there is one shade only', () => {
    expect(inkThreshold(counted(200, 200))).toBe(128);
  });
});
