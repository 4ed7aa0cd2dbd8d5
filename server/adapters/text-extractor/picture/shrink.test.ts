import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

test.each([
  ['takes the mean of squares', 2, { pixels: [0, 100, 50, 50, 200, 100, 50, 50], width: 4, height: 2 }, [100, 50], 2],
  [
    'drops what is left at the edges',
    2,
    { pixels: [10, 10, 99, 10, 10, 99, 99, 99, 99], width: 3, height: 3 },
    [10],
    1,
  ],
  ['rounds to the nearest shade', 2, { pixels: [1, 2, 2, 2], width: 2, height: 2 }, [2], 1],
  ['leaves a picture be at factor 1', 1, { pixels: [1, 2], width: 2, height: 1 }, [1, 2], 2],
  ['makes one pixel of a picture smaller than the square', 4, { pixels: [10, 20], width: 2, height: 1 }, [15], 1],
])('%s', (_, factor, { pixels, width, height }, expected, expectedWidth) => {
  const small = shrink({ pixels: Uint8Array.from(pixels), width, height }, factor);
  expect([...small.pixels]).toEqual(expected);
  expect(small.width).toBe(expectedWidth);
});
