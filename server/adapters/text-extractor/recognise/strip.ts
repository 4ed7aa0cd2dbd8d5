import type { Grey } from '../picture/grey.ts';

/** A word's picture as the letter reader wants it: `stripHeight` pixels high, row by row, 0 black to 255 white. */
export type Strip = { pixels: Uint8Array; width: number };

export const stripHeight = 48;

/** What is cut out. What lies beside `inside` belongs to neighbours and is painted over. */
export type CutBox = { x0: number; x1: number; y0: number; y1: number; inside: { x0: number; x1: number } };

/** Cuts a box out of a page and scales it; what lies outside of the page is paper. */
export function cutStrip(page: Grey, box: CutBox): Strip {
  const { pixels: cut, width, height } = copyBox(page, box);
  const target = Math.max(16, Math.round((width * stripHeight) / height));
  const across = weights(width, target);
  const down = weights(height, stripHeight);

  const narrowed = new Float32Array(target * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < target; x++) narrowed[y * target + x] = blend(cut, y * width, 1, across, x);
  }
  const pixels = new Uint8ClampedArray(target * stripHeight);
  for (let y = 0; y < stripHeight; y++) {
    for (let x = 0; x < target; x++) pixels[y * target + x] = blend(narrowed, x, target, down, y);
  }
  return { pixels: new Uint8Array(pixels.buffer), width: target };
}

function copyBox(page: Grey, box: CutBox): Grey {
  const [left, top] = [Math.floor(box.x0), Math.floor(box.y0)];
  const width = Math.max(1, Math.ceil(box.x1) - left);
  const height = Math.max(1, Math.ceil(box.y1) - top);
  const from = Math.max(0, left, Math.floor(box.inside.x0));
  const to = Math.min(page.width, left + width, Math.ceil(box.inside.x1));
  const pixels = new Uint8Array(width * height).fill(paperOf(page, { x0: from, x1: to, y0: top, y1: top + height }));
  for (let y = Math.max(0, top); y < Math.min(page.height, top + height) && from < to; y++) {
    pixels.set(page.pixels.subarray(y * page.width + from, y * page.width + to), (y - top) * width + from - left);
  }
  return { pixels, width, height };
}

/** The shade of most of what is bright in a box: an edge between two whites would be read as a stroke. */
function paperOf({ pixels, width, height }: Grey, { x0, x1, y0, y1 }: Omit<CutBox, 'inside'>): number {
  let sum = 0;
  let bright = 0;
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 2) {
    for (let x = x0; x < x1; x += 2) {
      const shade = pixels[y * width + x] ?? 0;
      if (shade < 200) continue;
      sum += shade;
      bright += 1;
    }
  }
  return bright === 0 ? 255 : sum / bright;
}

/** For every target pixel: the first source pixel, and the shares of the `taps` from there on. */
type Weights = { first: Int32Array; shares: Float32Array; taps: number };

function blend(
  pixels: Uint8Array | Float32Array,
  from: number,
  step: number,
  { first, shares, taps }: Weights,
  target: number,
): number {
  let value = 0;
  let at = from + (first[target] ?? 0) * step;
  for (let tap = target * taps; tap < target * taps + taps; tap++, at += step) {
    const share = shares[tap] ?? 0;
    if (share !== 0) value += share * (pixels[at] ?? 255);
  }
  return value;
}

/** Catmull-Rom, widened when pixels become fewer so that thin strokes are not stepped over. */
function weights(source: number, target: number): Weights {
  const scale = source / target;
  const wide = Math.max(1, scale);
  const taps = Math.ceil(4 * wide) + 1;
  const first = new Int32Array(target);
  const shares = new Float32Array(target * taps);
  for (let each = 0; each < target; each++) {
    const centre = (each + 0.5) * scale - 0.5;
    const start = Math.ceil(centre - 2 * wide);
    const origin = Math.min(Math.max(0, start), Math.max(0, source - taps));
    first[each] = origin;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += catmullRom((start + tap - centre) / wide);
    for (let tap = 0; tap < taps; tap++) {
      // The edge pixel stands for what lies beyond it.
      const inside = Math.min(source - 1, Math.max(0, start + tap)) - origin;
      const share = catmullRom((start + tap - centre) / wide) / sum;
      if (inside >= 0 && inside < taps) shares[each * taps + inside] = (shares[each * taps + inside] ?? 0) + share;
    }
  }
  return { first, shares, taps };
}

function catmullRom(distance: number): number {
  const d = Math.abs(distance);
  if (d >= 2) return 0;
  return d < 1 ? 1.5 * d ** 3 - 2.5 * d * d + 1 : -0.5 * d ** 3 + 2.5 * d * d - 4 * d + 2;
}
