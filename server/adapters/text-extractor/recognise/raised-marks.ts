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
  return pieces.map((piece) => ({ ink: inkOf(piece.glyphs, word, piece.raised), raised: piece.raised }));
}

const heightOf = (glyph: Component): number => glyph.y1 - glyph.y0;
const maxHeight = (glyphs: readonly Component[]): number => Math.max(...glyphs.map(heightOf));

function isRaised(glyph: Component, line: { size: number; foot: number }): boolean {
  const height = heightOf(glyph);
  const raise = line.foot - glyph.y1;
  const isFigure = height >= 0.4 * line.size && height < 0.85 * line.size && glyph.x1 - glyph.x0 < height * 1.1;
  return isFigure && raise >= 0.2 * line.size && raise < 0.9 * line.size;
}

function inkOf(glyphs: readonly Component[], word: WordInk, raised: boolean): WordInk {
  const [first] = glyphs;
  const inks = glyphs.map((glyph) => ({ ...word, ...boxOf(glyph), parts: [glyph] }));
  const ink = joinInk(inks);
  return raised && first ? { ...ink, band: { y0: ink.y0, y1: ink.y1 } } : ink;
}

const boxOf = ({ x0, x1, y0, y1 }: Component) => ({ x0, x1, y0, y1 });
