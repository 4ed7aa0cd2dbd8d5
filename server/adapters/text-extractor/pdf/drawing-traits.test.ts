import { describe, expect, test } from 'vitest';
import { drawingTraits } from './drawing-traits.ts';
import type { Bounds, DrawnObject } from './drawn-objects.ts';

const page = { width: 600, height: 800 };
const whole: Bounds = { left: 0, bottom: 0, right: 600, top: 800 };
const letters = (invisible = false): DrawnObject => ({
  kind: 'letters',
  bounds: { left: 100, bottom: 100, right: 200, top: 110 },
  invisible,
});
const picture = (bounds: Bounds = whole, over = {}): DrawnObject => ({
  kind: 'picture',
  bounds,
  pixels: { width: 1200, height: 1600 },
  seeThrough: false,
  ...over,
});
const shape = (segments: number): DrawnObject => ({ kind: 'shape', bounds: whole, segments });

describe('drawingTraits', () => {
  test('tells how much of the page pictures cover, and how fine the finest is', () => {
    expect(drawingTraits([picture()], page)).toMatchObject({ imageCoverage: 1, dpi: 144, mostPixels: 1_920_000 });
    const half = { left: 0, bottom: 0, right: 600, top: 400 };
    expect(drawingTraits([picture(half)], page)).toMatchObject({ imageCoverage: 0.5 });
  });

  test('strips of a scan cover the page together', () => {
    const strips = Array.from({ length: 4 }, (_, index) =>
      picture(
        { left: 0, right: 600, bottom: index * 200, top: index * 200 + 200 },
        { pixels: { width: 1200, height: 400 } },
      ),
    );
    expect(drawingTraits(strips, page)).toMatchObject({ imageCoverage: 1, dpi: 144 });
  });

  test('a logo says nothing about how fine the page is', () => {
    const logo = picture({ left: 0, bottom: 760, right: 40, top: 800 }, { pixels: { width: 900, height: 900 } });
    expect(drawingTraits([logo], page).dpi).toBeUndefined();
  });

  test('rules are no letters, shapes with many strokes may be', () => {
    expect(drawingTraits([shape(2), shape(5), shape(12), shape(30)], page).shapes).toBe(2);
  });

  test.each([
    ['letters without ink', [letters(true), letters(true)], 1],
    ['letters under a picture of the page', [letters(), picture()], 1],
    ['letters over a picture of the page', [picture(), letters()], 0],
    ['letters under a watermark that lets them through', [letters(), picture(whole, { seeThrough: true })], 0],
    ['letters under a logo', [letters(), picture({ left: 0, bottom: 0, right: 90, top: 90 })], 0],
    ['as many seen as unseen', [letters(true), letters()], 0.5],
    ['no letters', [picture()], 0],
  ] as const)('%s', (_title, objects, share) => {
    expect(drawingTraits(objects, page).invisibleShare).toBe(share);
  });
});
