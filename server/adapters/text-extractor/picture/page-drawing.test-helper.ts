import type { Grey } from './grey.ts';
import { mapPoint, rectangleToQuad, type PlaneMap, type Quad } from './plane-map.ts';
import { openGrey, toGrey } from './sharp-grey.ts';

/** Dots of characters, row by row, five bits each. */
const font: Record<string, readonly number[]> = {
  '0': [0x0e, 0x11, 0x13, 0x15, 0x19, 0x11, 0x0e],
  '1': [0x04, 0x0c, 0x04, 0x04, 0x04, 0x04, 0x0e],
  '2': [0x0e, 0x11, 0x01, 0x02, 0x04, 0x08, 0x1f],
  '3': [0x1f, 0x02, 0x04, 0x02, 0x01, 0x11, 0x0e],
  '4': [0x02, 0x06, 0x0a, 0x12, 0x1f, 0x02, 0x02],
  '5': [0x1f, 0x10, 0x1e, 0x01, 0x01, 0x11, 0x0e],
  '6': [0x06, 0x08, 0x10, 0x1e, 0x11, 0x11, 0x0e],
  '7': [0x1f, 0x01, 0x02, 0x04, 0x08, 0x08, 0x08],
  '8': [0x0e, 0x11, 0x11, 0x0e, 0x11, 0x11, 0x0e],
  '9': [0x0e, 0x11, 0x11, 0x0f, 0x01, 0x02, 0x0c],
  A: [0x0e, 0x11, 0x11, 0x11, 0x1f, 0x11, 0x11],
  E: [0x1f, 0x10, 0x10, 0x1e, 0x10, 0x10, 0x1f],
  H: [0x11, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11],
  N: [0x11, 0x11, 0x19, 0x15, 0x13, 0x11, 0x11],
  '.': [0, 0, 0, 0, 0, 0x0c, 0x0c],
  '-': [0, 0, 0, 0x1f, 0, 0, 0],
};

export const blank = (width: number, height: number, shade = 255): Grey => ({
  pixels: new Uint8Array(width * height).fill(shade),
  width,
  height,
});

export function fillBox({ pixels, width }: Grey, box: { x: number; y: number; w: number; h: number }, shade = 0): void {
  for (let y = box.y; y < box.y + box.h; y++) pixels.fill(shade, y * width + box.x, y * width + box.x + box.w);
}

/** Writes with dots of `dot` pixels a side: capitals are seven dots high, characters six dots apart. */
export function write(
  grey: Grey,
  text: string,
  { x, y, dot = 3, shade = 0 }: { x: number; y: number; dot?: number; shade?: number },
): void {
  [...text].forEach((character, place) => {
    font[character]?.forEach((bits, row) => {
      for (let column = 0; column < 5; column++) {
        if (bits & (16 >> column)) {
          fillBox(grey, { x: x + (place * 6 + column) * dot, y: y + row * dot, w: dot, h: dot }, shade);
        }
      }
    });
  });
}

/** A page of results: names, values, ranges; capitals of 21 pixels, or seven times `dot`. */
export function drawPage({ width = 1240, height = 1754, dot = 3, shade = 0, ruled = false } = {}): Grey {
  const page = blank(width, height);
  const pitch = dot * 14;
  const names = ['HAEHA NE', 'NAHE', 'EHANA AEN', 'HENNE 25', 'ANHE'];
  const values = ['13.5', '0.92', '148', '7.06', '250.1'];
  for (let row = 0, y = pitch * 3; y < height - pitch * 3; row++, y += pitch) {
    const columns = [0.1, 0.45, 0.65].map((share) => Math.round(width * share));
    [names[row % 5], values[(row * 3) % 5], '0.9-14.8'].forEach((text, column) => {
      write(page, text ?? '', { x: columns[column] ?? 0, y, dot, shade });
    });
    if (!ruled) continue;
    fillBox(page, { x: Math.round(width * 0.08), y: y + dot * 10, w: Math.round(width * 0.84), h: dot - 1 }, shade);
    for (const x of columns) fillBox(page, { x: x - 3 * dot, y: y - dot * 4, w: dot - 1, h: pitch }, shade);
  }
  return page;
}

/** Turned clockwise by any angle, by other hands than those that straighten it. */
export const tilt = (grey: Grey, degrees: number): Promise<Grey> =>
  toGrey(openGrey(grey).rotate(degrees, { background: '#fff' }));

/** A photo of `width` x `height` in which the page has its corners at `quad`, on darker ground. */
export function photograph(
  page: Grey,
  { width, height, quad, ground = 60 }: { width: number; height: number; quad: Quad; ground?: number },
): Grey {
  const photo = blank(width, height, ground);
  const toPage = inverse(rectangleToQuad(page.width, page.height, quad));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = mapPoint(toPage, [x + 0.5, y + 0.5]);
      if (u < 0.5 || v < 0.5 || u > page.width - 1.5 || v > page.height - 1.5) continue;
      photo.pixels[y * width + x] = shadeBetween(page, u - 0.5, v - 0.5);
    }
  }
  return photo;
}

function shadeBetween({ pixels, width }: Grey, u: number, v: number): number {
  const at = Math.floor(v) * width + Math.floor(u);
  const [right, down] = [u % 1, v % 1];
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

function inverse([a, b, c, d, e, f, g, h, i]: PlaneMap): PlaneMap {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Every shade times what `light` says of its place, as shadows and lamps do. */
export function lit({ pixels, width, height }: Grey, light: (x: number, y: number) => number): Grey {
  return { pixels: pixels.map((shade, at) => shade * light(at % width, Math.floor(at / width))), width, height };
}

/** Numbers from 0 to 1 that are the same in every run. */
export function dice(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** With normally distributed noise of `sigma` shades. */
export function noisy(grey: Grey, sigma: number): Grey {
  const roll = dice(7);
  const pixels = grey.pixels.map((shade) => {
    const normal = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
    return Math.min(255, Math.max(0, Math.round(shade + sigma * normal)));
  });
  return { ...grey, pixels };
}
