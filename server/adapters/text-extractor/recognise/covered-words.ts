import type { Grey } from '../picture/grey.ts';
import type { CheckedWord } from './check-numbers.ts';
import { componentsOf, type Component } from './components.ts';
import type { WordInk } from './segment-page.ts';

/** How near foreign ink must come to a number to count, in heights of a capital: nearer than any blank between words. */
const near = 0.3;

/**
 * Marks numbers that a stamp, a fold or handwriting lies over or touches: ink that belongs to no word and reaches into their band, or
 * a part of their own that is too high for a figure. A figure that hangs together with a stamp is no figure any more, and the rest of
 * its number looks like a whole one. `threshold` is the grey under which pixels are ink.
 */
export function markCovered(page: Grey, words: readonly CheckedWord[], threshold: number): CheckedWord[] {
  const known = words.flatMap(({ ink }) => ink.parts);
  return words.map((word) => {
    if (!/\d/u.test(word.text)) return word;
    const isCovered = hasHighPart(word.ink) || isTouched(page, word.ink, { threshold, known });
    return isCovered ? { ...word, doubt: { reason: 'covered' } } : word;
  });
}

const hasHighPart = ({ parts, size }: WordInk): boolean => parts.some(({ y0, y1 }) => y1 - y0 > size * 1.5);

function isTouched(
  page: Grey,
  { x0, x1, y0, y1, size }: WordInk,
  { threshold, known }: { threshold: number; known: readonly Component[] },
): boolean {
  const margin = Math.round(near * size);
  const left = Math.max(0, x0 - margin);
  const width = Math.min(page.width, x1 + margin) - left;
  const top = Math.max(0, y0);
  const height = Math.min(page.height, y1) - top;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * page.width + left;
    pixels.set(page.pixels.subarray(from, from + width), y * width);
  }
  const here = known.filter((part) => part.x0 < x1 + margin && part.x1 > left && part.y0 < y1 && part.y1 > y0);
  return componentsOf({ pixels, width, height }, threshold).some((part) => {
    const box = { x0: part.x0 + left, x1: part.x1 + left, y0: part.y0 + top, y1: part.y1 + top };
    const isInk = part.ink > size * size * 0.03 && part.y1 - part.y0 > size * 0.3;
    return isInk && !here.some((own) => isWithin(box, own));
  });
}

const isWithin = (box: Omit<Component, 'ink'>, own: Component): boolean =>
  box.x0 >= own.x0 && box.x1 <= own.x1 && box.y0 >= own.y0 && box.y1 <= own.y1;
