import type { Grey } from './grey.ts';
import type { PlaneMap } from './plane-map.ts';

const steps = 64;

/** Catmull-Rom weights of four neighbours for every 64th between the two inner ones, in parts of 256. */
const weights = cubicWeights();

/** How many pixels further down a place is to be looked for. */
export type Displacement = (x: number, y: number) => number;

/**
 * Draws a picture of `width` x `height` whose pixel (x, y) is what the source has at `map` of (x, y), or of what lies `displacement`
 * below it; white beyond its edges.
 */
export function resample(
  source: Grey,
  map: PlaneMap,
  { width, height }: { width: number; height: number },
  displacement?: Displacement,
): Grey {
  const [a, b, c, d, e, f, g, h, i] = map;
  const pixels = new Uint8Array(width * height);
  const isFlat = g === 0 && h === 0;
  // Beyond these the four neighbours on one side are not all there.
  const [innerX, innerY] = [source.width - 2, source.height - 2];
  const lower = new Float64Array(width);
  const fill = displacement && createFiller(displacement, width);
  let to = 0;
  for (let y = 0; y < height; y++) {
    fill?.(lower, y);
    // Half a pixel in and out again: maps speak of corners, pixels have middles.
    const startX = b * (y + 0.5) + c + a / 2;
    const startY = e * (y + 0.5) + f + d / 2;
    const startW = h * (y + 0.5) + i + g / 2;
    for (let x = 0; x < width; x++, to++) {
      const down = lower[x] ?? 0;
      const w = isFlat ? startW : g * x + h * down + startW;
      const u = (a * x + b * down + startX) / w - 0.5;
      const v = (d * x + e * down + startY) / w - 0.5;
      const isInside = u >= 1 && v >= 1 && u < innerX && v < innerY;
      pixels[to] = isInside ? shadeAt(source.pixels, source.width, u, v) : shadeAtEdge(source, u, v);
    }
  }
  return { pixels, width, height };
}

/** Fills a row with displacements that are asked for at every 32nd pixel only and mixed between. */
function createFiller(displacement: Displacement, width: number) {
  const pitch = 32;
  const ask = (y: number) =>
    Float64Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, node) => displacement(node * pitch, y));
  let [upper, below, top] = [ask(0), ask(pitch), 0];
  return (row: Float64Array, y: number): void => {
    if (y >= top + pitch) [upper, below, top] = [below, ask(top + 2 * pitch), top + pitch];
    const share = (y - top) / pitch;
    for (let x = 0; x < width; x++) {
      const node = x >> 5;
      const along = (x & 31) / pitch;
      const above = (upper[node] ?? 0) * (1 - along) + (upper[node + 1] ?? 0) * along;
      const under = (below[node] ?? 0) * (1 - along) + (below[node + 1] ?? 0) * along;
      row[x] = above + (under - above) * share;
    }
  };
}

function shadeAt(pixels: Uint8Array, width: number, u: number, v: number): number {
  const x = u | 0;
  const y = v | 0;
  const at = y * width + x;
  const p = pixels[at] ?? 0;
  const q = pixels[at + 1] ?? 0;
  const r = pixels[at + width] ?? 0;
  const s = pixels[at + width + 1] ?? 0;
  const right = u - x;
  const down = v - y;
  // Most of a page is paper, where a curve through more neighbours tells nothing more.
  if (Math.abs(p - s) + Math.abs(q - r) > 8) return cubicAt(pixels, width, at - width - 1, right, down);
  const top = p + (q - p) * right;
  return top + (r + (s - r) * right - top) * down + 0.5;
}

function shadeAtEdge({ pixels, width, height }: Grey, u: number, v: number): number {
  if (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5) return 255;
  const x = Math.min(Math.max(Math.round(u), 0), width - 1);
  const y = Math.min(Math.max(Math.round(v), 0), height - 1);
  return pixels[y * width + x] ?? 255;
}

function cubicAt(pixels: Uint8Array, width: number, corner: number, right: number, down: number): number {
  const across = ((right * steps) | 0) << 2;
  const along = ((down * steps) | 0) << 2;
  const w0 = weights[across] ?? 0;
  const w1 = weights[across + 1] ?? 0;
  const w2 = weights[across + 2] ?? 0;
  const w3 = weights[across + 3] ?? 0;
  let sum = 1 << 15;
  let at = corner;
  for (let row = 0; row < 4; row++) {
    const shades =
      w0 * (pixels[at] ?? 0) + w1 * (pixels[at + 1] ?? 0) + w2 * (pixels[at + 2] ?? 0) + w3 * (pixels[at + 3] ?? 0);
    sum += (weights[along + row] ?? 0) * shades;
    at += width;
  }
  const shade = sum >> 16;
  return shade < 0 ? 0 : shade > 255 ? 255 : shade;
}

function cubicWeights(): Int32Array {
  const table = new Int32Array(steps * 4);
  for (let step = 0; step < steps; step++) {
    const t = (step + 0.5) / steps;
    const before = Math.round(128 * (-t + 2 * t * t - t * t * t));
    const second = Math.round(128 * (t + 4 * t * t - 3 * t * t * t));
    const beyond = Math.round(128 * (t * t * t - t * t));
    table.set([before, 256 - before - second - beyond, second, beyond], step * 4);
  }
  return table;
}
