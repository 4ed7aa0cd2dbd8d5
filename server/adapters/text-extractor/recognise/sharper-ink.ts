import type { Grey } from '../picture/grey.ts';
import { componentsOf } from './components.ts';
import type { WordInk } from './segment-page.ts';

/** The ink of a word at another threshold than the page's: a darker one parts figures that touch. */
export function inkAt(page: Grey, word: WordInk, threshold: number): WordInk {
  const [left, top] = [Math.max(0, word.x0), Math.max(0, word.y0)];
  const width = Math.min(page.width, word.x1) - left;
  const height = Math.min(page.height, word.y1) - top;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * page.width + left;
    pixels.set(page.pixels.subarray(from, from + width), y * width);
  }
  const least = word.size * word.size * 0.005;
  const parts = componentsOf({ pixels, width, height }, threshold)
    .filter(({ ink }) => ink >= least)
    .map(({ x0, x1, y0, y1, ink }) => ({ x0: x0 + left, x1: x1 + left, y0: y0 + top, y1: y1 + top, ink }));
  return { ...word, parts: parts.length > 0 ? parts : word.parts };
}
