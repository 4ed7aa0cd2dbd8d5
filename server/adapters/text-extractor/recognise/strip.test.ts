import { expect, test } from 'vitest';
import { cutStrip, stripHeight } from './strip.ts';

const everything = { x0: -Infinity, x1: Infinity };

const page = (width: number, height: number, ink: (x: number, y: number) => boolean) => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => (ink(at % width, Math.floor(at / width)) ? 0 : 250)),
});

test('a strip is as high as the reader wants and keeps the shape of its box', () => {
  const strip = cutStrip(
    page(200, 100, () => false),
    { ...{ x0: 10, x1: 130, y0: 20, y1: 44 }, inside: everything },
  );

  expect([strip.width, strip.pixels.length]).toEqual([240, 240 * stripHeight]);
});

test('paper stays paper and ink stays ink, enlarged or made smaller', () => {
  const half = page(100, 96, (x) => x >= 50);

  for (const box of [
    { x0: 0, x1: 100, y0: 0, y1: 96 },
    { x0: 38, x1: 62, y0: 0, y1: 24 },
  ]) {
    const { pixels, width } = cutStrip(half, { ...box, inside: everything });
    expect([pixels[2], pixels[width - 3]]).toEqual([250, 0]);
  }
});

test('what lies outside of the page or beside the word is paper', () => {
  const black = page(100, 48, () => true);

  const { pixels, width } = cutStrip(black, { x0: -48, x1: 96, y0: 0, y1: 48, inside: { x0: 0, x1: 48 } });

  expect([width, pixels[10], pixels[70], pixels[130]]).toEqual([144, 255, 0, 255]);
});
