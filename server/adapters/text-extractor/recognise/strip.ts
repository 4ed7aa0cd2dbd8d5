import type { Grey } from '../picture/grey.ts';

/** A word's picture as the letter reader wants it: `stripHeight` pixels high, row by row, 0 black to 255 white. */
export type Strip = { pixels: Uint8Array; width: number };

export const stripHeight = 48;

export type CutBox = { x0: number; x1: number; y0: number; y1: number };

/** Cuts a box out of a page and scales it; what lies outside of the page is paper. */
export function cutStrip(page: Grey, box: CutBox): Strip {
  const x0 = Math.max(0, Math.floor(box.x0));
  const y0 = Math.max(0, Math.floor(box.y0));
  const width = Math.max(1, Math.min(page.width, Math.ceil(box.x1)) - x0);
  const height = Math.max(1, Math.min(page.height, Math.ceil(box.y1)) - y0);
  const target = Math.max(16, Math.round((width * stripHeight) / height));
  const across = weights(width, target);
  const down = weights(height, stripHeight);

  const narrowed = new Float32Array(target * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * page.width + x0;
    for (let x = 0; x < target; x++) narrowed[y * target + x] = blend(page.pixels, from, 1, across, x);
  }
  const pixels = new Uint8ClampedArray(target * stripHeight);
  for (let y = 0; y < stripHeight; y++) {
    for (let x = 0; x < target; x++) pixels[y * target + x] = blend(narrowed, x, target, down, y);
  }
  return { pixels: new Uint8Array(pixels.buffer), width: target };
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
