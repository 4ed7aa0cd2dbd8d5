import { expect, test } from 'vitest';
import { turnPicture } from './turn-picture.ts';

const picture = { pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };

test.each([
  [90, [4, 1, 5, 2, 6, 3], 2],
  [180, [6, 5, 4, 3, 2, 1], 3],
  [270, [3, 6, 2, 5, 1, 4], 2],
] as const)('turns by %d degrees clockwise', (turn, pixels, width) => {
  const turned = turnPicture(picture, turn);
  expect([...turned.pixels]).toEqual(pixels);
  expect([turned.width, turned.height]).toEqual([width, 6 / width]);
});
