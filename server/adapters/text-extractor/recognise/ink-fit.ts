import { median } from '../layout/geometry.ts';
import type { Component } from './components.ts';
import { glyphsOf } from './glyphs.ts';
import { isRaised } from './raised-marks.ts';
import type { WordInk } from './segment-page.ts';

/** What a glyph can be by its size and place: a figure, a point or comma at the foot, a dash at half height, a power, or anything. */
type Shape = 'tall' | 'low' | 'flat' | 'raised' | 'any';

/**
 * Whether a number has a character for every piece of its ink, of the right size and in the right place. "25" does not fit the ink of
 * "<25", nor "104" that of "1.04", however sure a recogniser is.
 */
export function fitsInk(text: string, word: WordInk): boolean {
  const glyphs = glyphsOf(word.parts);
  const size = median(glyphs.map(heightOf).filter((height) => height > 0.6 * Math.max(...glyphs.map(heightOf))));
  const figureWidth = median(glyphs.filter((glyph) => heightOf(glyph) > 0.6 * size).map(widthOf));
  const shapes = glyphs.map((glyph) => shapeOf(glyph, word.baseline, size));
  // A figure is about half as wide as it is high, in wide fonts two thirds.
  const usual = Math.min(Math.max(figureWidth, 0.5 * size), 0.7 * size);
  const room = glyphs.map((glyph) => Math.max(1, Math.round(widthOf(glyph) / usual)));
  return fits([...text].map(expected), shapes, room);
}

/**
 * Whether figures that touch, as in bold print and photos, are all that keeps a number from fitting its ink: nothing stands there that
 * the number has no character for.
 */
export function accountsForInk(text: string, word: WordInk): boolean {
  const glyphs = glyphsOf(word.parts);
  const size = Math.max(...glyphs.map(heightOf));
  const points = glyphs.filter((glyph) => shapeOf(glyph, word.baseline, size) === 'low').length;
  return glyphs.length < text.length && points <= (text.match(/[.,]/gu)?.length ?? 0);
}

const heightOf = (glyph: Component): number => glyph.y1 - glyph.y0;
const widthOf = (glyph: Component): number => glyph.x1 - glyph.x0;

function shapeOf(glyph: Component, baseline: number, size: number): Shape {
  const height = heightOf(glyph);
  if (isRaised(glyph, { size, foot: baseline })) return 'raised';
  if (height > 0.6 * size) return 'tall';
  const middle = (glyph.y0 + glyph.y1) / 2;
  if (height < 0.45 * size && middle > baseline - 0.25 * size) return 'low';
  if (height < 0.3 * size && widthOf(glyph) > height * 1.2) return 'flat';
  return 'any';
}

function expected(character: string): Shape {
  if (/[.,]/u.test(character)) return 'low';
  if (/[-–—−]/u.test(character)) return 'flat';
  if (/[⁰¹²³⁴-⁹ᵃ-ᵉ]/u.test(character)) return 'raised';
  return /[\d()/]/u.test(character) ? 'tall' : 'any';
}

/** Figures that touch are one glyph, as wide as they are together: it may stand for as many characters as it has room for. */
function fits(
  characters: readonly Shape[],
  glyphs: readonly Shape[],
  room: readonly number[],
  from = 0,
  at = 0,
): boolean {
  if (from === characters.length || at === glyphs.length) return from === characters.length && at === glyphs.length;
  for (let taken = 1; taken <= (room[at] ?? 1) && from + taken <= characters.length; taken++) {
    const isAlike = characters.slice(from, from + taken).every((character) => alike(character, glyphs[at]));
    if (isAlike && fits(characters, glyphs, room, from + taken, at + 1)) return true;
  }
  return false;
}

const alike = (character: Shape, glyph: Shape | undefined): boolean =>
  character === glyph || (character === 'any' && glyph !== 'low') || (glyph === 'any' && character === 'tall');
