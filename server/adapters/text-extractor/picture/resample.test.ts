import { describe, expect, test } from 'vitest';
import { drawPage } from './page-drawing.test-helper.ts';
import { after, identity, rotation, scaling } from './plane-map.ts';
import { resample } from './resample.ts';
import { turnPicture } from './turn-picture.ts';

const page = drawPage({ width: 300, height: 400, dot: 2 });

const difference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, shade, at) => sum + Math.abs(shade - (b[at] ?? 0)), 0) / a.length;

describe('resample', () => {
  test('by the identity is the same picture', () => {
    expect(difference(resample(page, identity, { width: 300, height: 400 }).pixels, page.pixels)).toBeLessThan(0.2);
  });

  test('by a half turn is the picture turned', () => {
    const turned = resample(page, rotation(180, [150, 200]), { width: 300, height: 400 });
    expect(difference(turned.pixels, turnPicture(page, 180).pixels)).toBeLessThan(0.2);
  });

  test('there and back again loses little', () => {
    const there = resample(page, rotation(5, [150, 200]), { width: 300, height: 400 });
    const back = resample(there, rotation(-5, [150, 200]), { width: 300, height: 400 });
    expect(difference(back.pixels, page.pixels)).toBeLessThan(6);
  });

  test('enlarges without moving', () => {
    const large = resample(page, scaling(1 / 2), { width: 600, height: 800 });
    expect(difference(resample(large, scaling(2), { width: 300, height: 400 }).pixels, page.pixels)).toBeLessThan(8);
  });

  test('is white beyond the edges', () => {
    const black = { pixels: new Uint8Array(100), width: 10, height: 10 };
    const moved = resample(black, after([1, 0, -5, 0, 1, 0, 0, 0, 1], identity), { width: 10, height: 10 });
    expect([...moved.pixels.subarray(0, 10)]).toEqual([255, 255, 255, 255, 255, 0, 0, 0, 0, 0]);
  });
});
