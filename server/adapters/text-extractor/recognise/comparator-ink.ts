import type { Grey } from '../picture/grey.ts';
import type { Component } from './components.ts';
import { glyphsOf } from './glyphs.ts';
import type { WordInk } from './segment-page.ts';

const dark = 150;

/**
 * The comparator a word begins with, by the shape of its first glyph alone: lower than figures, at half height, narrow at one end and
 * open at the other. Recognisers drop it beside figures and are sure of it.
 */
export function leadingComparator(page: Grey, word: WordInk): '<' | '>' | undefined {
  const [first, ...rest] = glyphsOf(word.parts);
  if (!first || rest.length === 0) return undefined;
  const height = first.y1 - first.y0;
  const width = first.x1 - first.x0;
  const isLow = height > word.size * 0.4 && height < word.size * 0.85 && width > height * 0.6 && width < height * 1.6;
  const isAtHalfHeight = Math.abs((first.y0 + first.y1) / 2 - (word.baseline - word.size / 2)) < word.size * 0.15;
  if (!isLow || !isAtHalfHeight) return undefined;

  const third = Math.max(1, Math.floor(width / 3));
  const left = spread(page, { ...first, x1: first.x0 + third }) / height;
  const right = spread(page, { ...first, x0: first.x1 - third }) / height;
  if (right > left * 1.4 && right > 0.7) return '<';
  return left > right * 1.4 && left > 0.7 ? '>' : undefined;
}

/** How far the ink in a box reaches from top to bottom. */
function spread({ pixels, width }: Grey, { x0, x1, y0, y1 }: Omit<Component, 'ink'>): number {
  let top = y1;
  let foot = y0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if ((pixels[y * width + x] ?? 255) >= dark) continue;
      top = Math.min(top, y);
      foot = Math.max(foot, y + 1);
    }
  }
  return Math.max(0, foot - top);
}
