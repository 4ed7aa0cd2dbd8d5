import type { Component } from './components.ts';
import { glyphsOf } from './glyphs.ts';
import { median } from '../layout/geometry.ts';
import type { WordInk } from './segment-page.ts';
import { joinInk } from './word-box.ts';

/** A piece of a word: `raised` ones are footnote marks or powers, smaller than the rest and above its foot. */
export type WordPiece = { ink: WordInk; raised: boolean };

/**
 * Cuts a word where small raised characters begin and end, by size and place of its ink alone: read in one piece, every engine
 * makes 13.51 of 13.5¹ and 1012 of 10¹². A word without such characters is one piece.
 */
export function piecesOfWord(word: WordInk): WordPiece[] {
  const glyphs = glyphsOf(word.parts);
  const full = glyphs.filter((glyph) => heightOf(glyph) > 0.75 * maxHeight(glyphs));
  if (full.length === 0 || glyphs.length < 2) return [{ ink: word, raised: false }];
  const size = median(full.map(heightOf));
  const foot = word.baseline;

  const pieces: { glyphs: Component[]; raised: boolean }[] = [];
  for (const glyph of glyphs) {
    const raised = isRaised(glyph, { size, foot }) && pieces.length > 0;
    const last = pieces.at(-1);
    if (last?.raised === raised) last.glyphs.push(glyph);
    else pieces.push({ glyphs: [glyph], raised });
  }
  if (pieces.length === 1) return [{ ink: word, raised: false }];
  return pieces.map((piece, index) => {
    const ink = inkOf(piece.glyphs, word, piece.raised);
    const apart = { x0: cutBetween(pieces[index - 1], piece), x1: cutBetween(piece, pieces[index + 1]) };
    return { ink: { ...ink, apart }, raised: piece.raised };
  });
}

const heightOf = (glyph: Component): number => glyph.y1 - glyph.y0;
const maxHeight = (glyphs: readonly Component[]): number => Math.max(...glyphs.map(heightOf));

/** Whether a glyph is smaller than the figures of its line, which are `size` high, and stands above their `foot`. */
export function isRaised(glyph: Component, line: { size: number; foot: number }): boolean {
  const height = heightOf(glyph);
  const raise = line.foot - glyph.y1;
  const isFigure = height >= 0.4 * line.size && height < 0.85 * line.size && glyph.x1 - glyph.x0 < height * 1.1;
  return isFigure && raise >= 0.2 * line.size && raise < 0.9 * line.size;
}

/** Half way between two pieces; nowhere beside the first and the last. */
function cutBetween(left: { glyphs: Component[] } | undefined, right: { glyphs: Component[] } | undefined): number {
  if (!left) return -Infinity;
  if (!right) return Infinity;
  const end = Math.max(...left.glyphs.map((glyph) => glyph.x1));
  return (end + Math.min(...right.glyphs.map((glyph) => glyph.x0))) / 2;
}

function inkOf(glyphs: readonly Component[], word: WordInk, raised: boolean): WordInk {
  const [first] = glyphs;
  const ink = joinInk(glyphs.map((glyph) => ({ ...word, ...boxOf(glyph), parts: [glyph] })));
  return raised && first ? { ...ink, band: { y0: ink.y0, y1: ink.y1 } } : ink;
}

const boxOf = ({ x0, x1, y0, y1 }: Component) => ({ x0, x1, y0, y1 });
