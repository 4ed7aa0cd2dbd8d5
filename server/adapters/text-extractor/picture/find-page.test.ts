import { describe, expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { blank, drawPage, fillBox, lit, noisy, photograph } from './page-drawing.test-helper.ts';
import type { Grey } from './grey.ts';
import type { Quad } from './plane-map.ts';

const page = drawPage({ ruled: true });
const frame = { width: 1300, height: 1700 };

const straight: Quad = [
  [100, 120],
  [1200, 120],
  [1200, 1600],
  [100, 1600],
];
const tilted: Quad = [
  [160, 100],
  [1230, 190],
  [1120, 1620],
  [60, 1530],
];
const fromBelow: Quad = [
  [240, 140],
  [1060, 140],
  [1210, 1600],
  [90, 1600],
];
const fromAside: Quad = [
  [120, 260],
  [1180, 100],
  [1220, 1620],
  [90, 1400],
];

function furthest(picture: Grey, quad: Quad): number {
  const found = findPage(picture);
  if (!found) return Infinity;
  return Math.max(
    ...quad.map(([x, y], corner) => Math.hypot(x - (found[corner]?.[0] ?? 0), y - (found[corner]?.[1] ?? 0))),
  );
}

describe('findPage', () => {
  test.each([
    ['straight', straight, 60],
    ['tilted', tilted, 60],
    ['seen from below', fromBelow, 60],
    ['seen from the side', fromAside, 60],
    ['on ground that is a little darker only', tilted, 190],
  ])('finds the corners of a page %s', (_, quad, ground) => {
    expect(furthest(photograph(page, { ...frame, quad, ground }), quad)).toBeLessThan(8);
  });

  test('finds a page in a shadow that grows, in a noisy photo', () => {
    const photo = photograph(page, { ...frame, quad: fromBelow });
    const shaded = noisy(
      lit(photo, (x, y) => 0.9 - 0.3 * (x / 1300) - 0.2 * (y / 1700)),
      8,
    );
    expect(furthest(shaded, fromBelow)).toBeLessThan(8);
  });

  test.each([
    ['a scan', drawPage()],
    ['a scan of a ruled table', page],
    [
      'a page with a dark picture on it',
      (() => {
        const grey = drawPage();
        fillBox(grey, { x: 200, y: 200, w: 800, h: 500 }, 60);
        return grey;
      })(),
    ],
    ['an empty page', blank(800, 1000)],
    ['a picture of nothing', noisy(blank(800, 1000, 120), 30)],
    ['a dot', blank(3, 3)],
  ])('finds none in %s', (_, picture) => {
    expect(findPage(picture)).toBeUndefined();
  });
});
