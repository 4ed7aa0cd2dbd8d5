import { glyphsOf } from './glyphs.ts';
import type { WordInk } from './segment-page.ts';

/**
 * What a word of one flat stroke says: a dash, known by its shape. Recognisers see anything in a stroke without letters beside it.
 * `letter` is the height of a capital.
 */
export function plainMark(word: WordInk, letter: number): string | undefined {
  const glyphs = glyphsOf(word.parts);
  const [glyph] = glyphs;
  if (!glyph || glyphs.length > 1 || word.parts.length > 1) return undefined;
  const width = glyph.x1 - glyph.x0;
  const height = glyph.y1 - glyph.y0;
  const isFlat = height < letter * 0.25 && width > height * 1.8;
  const isFull = glyph.ink > width * height * 0.6;
  const middle = (glyph.y0 + glyph.y1) / 2;
  const isRaised = middle < word.baseline - 0.15 * letter && middle > word.baseline - 0.75 * letter;
  if (!isFlat || !isFull || !isRaised) return undefined;
  return width > letter * 0.8 ? '—' : '-';
}
