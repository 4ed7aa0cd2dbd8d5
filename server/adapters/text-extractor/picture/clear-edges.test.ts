import { expect, test } from 'vitest';
import { clearEdges } from './clear-edges.ts';
import { blank, fillBox } from './page-drawing.test-helper.ts';

const darkAfter = (...boxes: { x: number; y: number; w: number; h: number }[]) => {
  const page = blank(400, 400, 245);
  for (const box of boxes) fillBox(page, box);
  clearEdges(page, 180);
  return page.pixels.filter((shade) => shade < 180).length;
};

test.each([
  ['a stripe on the left', { x: 0, y: 0, w: 6, h: 400 }, 0],
  ['a stripe on the right', { x: 395, y: 30, w: 5, h: 300 }, 0],
  ['a stripe at the top', { x: 0, y: 0, w: 400, h: 4 }, 0],
  ['a stripe at the foot that does not quite touch the edge', { x: 0, y: 395, w: 400, h: 4 }, 0],
  ['no letter near the edge', { x: 4, y: 100, w: 5, h: 5 }, 25],
  ['no more than a stripe of a dark picture', { x: 0, y: 100, w: 100, h: 10 }, 10 * (100 - 12)],
])('clears %s', (_, box, left) => {
  expect(darkAfter(box)).toBe(left);
});

test('clears a frame', () => {
  const frame = [
    { x: 0, y: 0, w: 400, h: 5 },
    { x: 0, y: 395, w: 400, h: 5 },
    { x: 0, y: 0, w: 5, h: 400 },
    { x: 395, y: 0, w: 5, h: 400 },
  ];
  expect(darkAfter(...frame)).toBe(0);
});
