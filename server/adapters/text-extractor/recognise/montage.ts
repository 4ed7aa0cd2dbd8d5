import type { Grey } from '../picture/grey.ts';
import type { WordInk } from './segment-page.ts';

/** Words cut out and set one under the other, each on a line of its own between `top` and `foot`. */
export type Montage = { picture: Grey; lines: { top: number; foot: number }[] };

const paper = 245;

export function montageOf(page: Grey, words: readonly WordInk[]): Montage {
  const cuts = words.map(({ x0, x1, y0, y1, size }) => {
    const margin = Math.round(size * 0.15);
    return {
      left: Math.max(0, Math.round(x0) - margin),
      right: Math.min(page.width, Math.round(x1) + margin),
      top: Math.max(0, Math.round(y0) - margin),
      foot: Math.min(page.height, Math.round(y1) + margin),
      space: Math.round(size * 0.9),
    };
  });
  const border = 30;
  const width = Math.max(...cuts.map(({ left, right }) => right - left), 0) + 2 * border;
  const height = cuts.reduce((sum, { top, foot, space }) => sum + foot - top + space, border);
  const pixels = new Uint8Array(width * height).fill(paper);
  let at = border;
  const lines = cuts.map(({ left, right, top, foot, space }) => {
    for (let y = top; y < foot; y++) {
      const row = page.pixels.subarray(y * page.width + left, y * page.width + right);
      pixels.set(row, (at + y - top) * width + border);
    }
    const line = { top: at, foot: at + foot - top };
    at = line.foot + space;
    return line;
  });
  return { picture: { pixels, width, height }, lines };
}
