import type { Grey } from './grey.ts';
import type { PlaneMap } from './plane-map.ts';

const steps = 64;

/** Catmull-Rom weights of four neighbours for every 64th between the two inner ones, in parts of 256. */
const weights = cubicWeights();

/** Draws a picture of `width` x `height` whose pixel (x, y) is what the source has at `map` of (x, y); white beyond its edges. */
export function resample(source: Grey, map: PlaneMap, width: number, height: number): Grey {
  const [a, b, c, d, e, f, g, h, i] = map;
  const pixels = new Uint8Array(width * height);
  const rightmost = source.width - 1;
  const lowest = source.height - 1;
  let to = 0;
  for (let y = 0; y < height; y++) {
    // Half a pixel in and out again: maps speak of corners, pixels have middles.
    const [startX, startY, startW] = [b * (y + 0.5) + c, e * (y + 0.5) + f, h * (y + 0.5) + i];
    for (let x = 0; x < width; x++, to++) {
      const w = g * (x + 0.5) + startW;
      const u = (a * (x + 0.5) + startX) / w - 0.5;
      const v = (d * (x + 0.5) + startY) / w - 0.5;
      pixels[to] = u < -0.5 || v < -0.5 || u > rightmost + 0.5 || v > lowest + 0.5 ? 255 : shadeAt(source, u, v);
    }
  }
  return { pixels, width, height };
}

function shadeAt({ pixels, width, height }: Grey, u: number, v: number): number {
  const x = Math.min(Math.max(Math.floor(u), 0), width - 2);
  const y = Math.min(Math.max(Math.floor(v), 0), height - 2);
  const at = y * width + x;
  const [p, q, r, s] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + width] ?? 0, pixels[at + width + 1] ?? 0];
  const [right, down] = [Math.min(Math.max(u - x, 0), 1), Math.min(Math.max(v - y, 0), 1)];
  const isPlain = Math.abs(p - q) + Math.abs(p - r) + Math.abs(p - s) < 8;
  if (isPlain || x < 1 || y < 1 || x > width - 3 || y > height - 3) {
    const top = p + (q - p) * right;
    return top + (r + (s - r) * right - top) * down + 0.5;
  }
  return cubicAt(pixels, width, at - width - 1, right, down);
}

function cubicAt(pixels: Uint8Array, width: number, corner: number, right: number, down: number): number {
  const across = Math.round(right * (steps - 1)) * 4;
  const along = Math.round(down * (steps - 1)) * 4;
  const w0 = weights[across] ?? 0;
  const w1 = weights[across + 1] ?? 0;
  const w2 = weights[across + 2] ?? 0;
  const w3 = weights[across + 3] ?? 0;
  let sum = 1 << 15;
  for (let row = 0, at = corner; row < 4; row++, at += width) {
    const shades =
      w0 * (pixels[at] ?? 0) + w1 * (pixels[at + 1] ?? 0) + w2 * (pixels[at + 2] ?? 0) + w3 * (pixels[at + 3] ?? 0);
    sum += (weights[along + row] ?? 0) * shades;
  }
  const shade = sum >> 16;
  return shade < 0 ? 0 : shade > 255 ? 255 : shade;
}

function cubicWeights(): Int32Array {
  const table = new Int32Array(steps * 4);
  for (let step = 0; step < steps; step++) {
    const t = step / (steps - 1);
    const before = Math.round(128 * (-t + 2 * t * t - t * t * t));
    const second = Math.round(128 * (t + 4 * t * t - 3 * t * t * t));
    const beyond = Math.round(128 * (t * t * t - t * t));
    table.set([before, 256 - before - second - beyond, second, beyond], step * 4);
  }
  return table;
}
