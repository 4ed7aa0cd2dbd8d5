import type { Grey } from '../picture/grey.ts';
import type { CheckedWord } from './check-numbers.ts';
import { componentsOf, type Component } from './components.ts';
import type { Segmentation, WordInk } from './segment-page.ts';

/** How near foreign ink must come to a word to count, in heights of a capital. */
const near = 0.3;

/**
 * Marks numbers that a stamp, a fold or handwriting lies over or touches: ink too large for letters that reaches into the band of the
 * number. A figure that hangs together with a stamp is no figure any more, and the rest looks like a whole number.
 */
export function markCovered(
  page: Grey,
  words: readonly CheckedWord[],
  { large, threshold }: Segmentation & { threshold: number },
): CheckedWord[] {
  return words.map((word) => {
    if (!/\d/u.test(word.text) || !large.some((ink) => meets(ink, word.ink))) return word;
    return isTouched(page, word.ink, threshold) ? { ...word, doubt: { reason: 'covered' } } : word;
  });
}

function meets(ink: Component, { x0, x1, y0, y1, size }: WordInk): boolean {
  const margin = near * size;
  return ink.x0 < x1 + margin && ink.x1 > x0 - margin && ink.y0 < y1 && ink.y1 > y0;
}

/** Looks at the word's own surroundings: ink that leaves them above or below, and stands within reach of the word. */
function isTouched(page: Grey, { x0, x1, y0, y1, size }: WordInk, threshold: number): boolean {
  const margin = Math.round(near * size);
  const left = Math.max(0, x0 - margin);
  const top = Math.max(0, y0 - size);
  const width = Math.min(page.width, x1 + margin) - left;
  const height = Math.min(page.height, y1 + size) - top;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * page.width + left;
    pixels.set(page.pixels.subarray(from, from + width), y * width);
  }
  const band = { y0: y0 - top, y1: y1 - top };
  return componentsOf({ pixels, width, height }, threshold).some((part) => {
    const isTall = part.y1 - part.y0 > size * 1.5;
    const isThrough = part.x0 === 0 && part.x1 === width && part.ink > width * size * 0.08;
    const reaches = Math.min(part.y1, band.y1) - Math.max(part.y0, band.y0) > size * 0.3;
    return (isTall || isThrough) && reaches;
  });
}
