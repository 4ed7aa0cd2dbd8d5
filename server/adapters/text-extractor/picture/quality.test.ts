import { describe, expect, test } from 'vitest';
import { blank, drawPage, noisy } from './page-drawing.test-helper.ts';
import { measureEdgeWidth, measureNoise } from './quality.ts';
import { openGrey, toGrey } from './sharp-grey.ts';

describe('measureNoise', () => {
  test.each([0, 4, 12, 25])('finds noise of %d shades under print', (sigma) => {
    const picture = noisy(drawPage({ shade: 40 }), sigma);
    // White cannot get whiter, so that a page's noise is measured on grey.
    const onGrey = noisy({ ...picture, pixels: drawPage({ shade: 40 }).pixels.map((shade) => shade * 0.6) }, sigma);
    expect(Math.abs(measureNoise(onGrey) - sigma)).toBeLessThan(0.15 * sigma + 0.5);
  });

  test('is nothing on a picture too small to tell', () => {
    expect(measureNoise(blank(2, 2))).toBe(0);
  });
});

describe('measureEdgeWidth', () => {
  test('tells sharp print from blurred print', async () => {
    const page = drawPage({ dot: 4 });
    const widths = await Promise.all(
      [0, 2, 4].map(async (sigma) =>
        measureEdgeWidth(sigma === 0 ? page : await toGrey(openGrey(page).blur(sigma)), 30),
      ),
    );
    expect(widths[0]).toBeCloseTo(1, 1);
    expect(widths[1]).toBeGreaterThan(3);
    expect(widths[2]).toBeGreaterThan((widths[1] ?? 0) + 2);
  });

  test('is not misled by noise', () => {
    const page = noisy(drawPage({ dot: 4 }), 6);
    expect(Math.abs(measureEdgeWidth(page, 40) - 1)).toBeLessThan(0.3);
  });

  test('says nothing of an empty page', () => {
    expect(measureEdgeWidth(blank(300, 300), 30)).toBe(0);
  });
});
