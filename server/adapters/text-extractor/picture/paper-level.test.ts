import { describe, expect, test } from 'vitest';
import { drawPage, fillBox, lit } from './page-drawing.test-helper.ts';
import { flatten, middleLevel, paperLevel } from './paper-level.ts';
import { shrink } from './shrink.ts';
import type { Grey } from './grey.ts';

const page = drawPage({ width: 800, height: 1000 });

function flattened(picture: Grey): Grey {
  const copy = { ...picture, pixels: picture.pixels.slice() };
  flatten(copy, paperLevel(picture, 16), (place) => place);
  return copy;
}

const shares = (grey: Grey) => {
  const inked = page.pixels;
  const worst = { paper: 255, ink: 0 };
  grey.pixels.forEach((shade, at) => {
    if ((inked[at] ?? 0) > 128) worst.paper = Math.min(worst.paper, shade);
    else worst.ink = Math.max(worst.ink, shade);
  });
  return worst;
};

describe('flatten', () => {
  test.each<[string, (x: number, y: number) => number]>([
    ['even paper', () => 0.96],
    ['coloured paper', () => 0.6],
    ['a shadow that grows to one side', (x) => 0.95 - 0.6 * (x / 800)],
    ['light from one corner', (x, y) => 1 / (1 + (x * x + y * y) / 1e6)],
    [
      'the soft shadow of a hand',
      (x, y) => (Math.hypot(x - 600, y - 700) < 250 ? 0.5 + Math.hypot(x - 600, y - 700) / 500 : 1),
    ],
    ['a fold across the page', (_, y) => 0.95 - 0.3 * Math.max(0, 1 - Math.abs(y - 430) / 40)],
    ['a fold down the page', (x) => 0.95 - 0.3 * Math.max(0, 1 - Math.abs(x - 400) / 40)],
  ])('makes paper white and leaves ink dark under %s', (_, light) => {
    const { paper, ink } = shares(flattened(lit(page, light)));
    expect(paper).toBeGreaterThan(190);
    expect(ink).toBeLessThan(60);
  });

  test('leaves a dark bar dark', () => {
    const grey = { ...page, pixels: page.pixels.slice() };
    fillBox(grey, { x: 80, y: 40, w: 640, h: 60 }, 30);
    const flat = flattened(grey);
    expect(flat.pixels[70 * 800 + 400]).toBeLessThan(60);
  });

  test('measures the paper on a small copy as well', () => {
    const shaded = lit(page, (x) => 0.9 - 0.5 * (x / 800));
    const copy = { ...shaded, pixels: shaded.pixels.slice() };
    flatten(copy, paperLevel(shrink(shaded, 2), 8), ([x, y]) => [x / 2, y / 2]);
    const { paper, ink } = shares(copy);
    expect([paper > 200, ink < 40]).toEqual([true, true]);
  });
});

test('the middle level is that of the paper under the print', () => {
  expect(
    middleLevel(
      paperLevel(
        lit(page, () => 0.6),
        16,
      ),
    ),
  ).toBe(153);
});
