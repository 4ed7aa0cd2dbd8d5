import { glyphsOf } from './glyphs.ts';
import type { WordInk } from './segment-page.ts';

const named = /^(?:Factor|Type|Troponin|Collagen|Angiotensin|Antithrombin)$/u;

/**
 * A Roman numeral behind a word that takes one, by the number of its strokes: recognisers lose one of several equal strokes, and
 * take a single one for any thin letter. Factor VII is not factor VIII.
 */
export function romanNumeral(before: string, text: string, { parts, baseline, size }: WordInk): string | undefined {
  const [, five, strokes, end] = /^([VX]?)([Il1|!'t]*)([,.;:)]?)$/u.exec(text) ?? [];
  if (!named.test(before) || five === undefined || strokes === undefined) return undefined;
  const glyphs = glyphsOf(parts);
  const tall = glyphs.filter((glyph) => glyph.y1 - glyph.y0 > size * 0.7);
  if (strokes === '' && tall.some((glyph) => glyph.x1 - glyph.x0 > size * 0.4)) return undefined;
  const hasMark = glyphs.length > tall.length && (glyphs.at(-1)?.y1 ?? 0) > baseline - size * 0.1;
  const count = tall.length - five.length;
  if (count < 1 || count > 3) return undefined;
  return `${five}${'I'.repeat(count)}${end !== undefined && end !== '' ? end : hasMark ? ',' : ''}`;
}
