import { expect, test } from 'vitest';
import { strengthen } from './strengthen.ts';

test.each([
  ['leaves strong print', 0.8, [50, 245], [50, 245]],
  ['leaves a page without print', 0, [240, 245], [240, 245]],
  ['doubles the darkness of faint print', 0.25, [184, 245], [123, 245]],
  ['does not make spots of what is hardly there', 0.05, [233, 245], [215, 245]],
  ['keeps to the shades there are', 0.3, [20, 255], [0, 255]],
])('%s', (_, contrast, before, after) => {
  const grey = { pixels: Uint8Array.from(before), width: 2, height: 1 };
  strengthen(grey, contrast);
  expect([...grey.pixels]).toEqual(after);
});
