import { glyphsOf } from './glyphs.ts';
import type { WordInk } from './segment-page.ts';

/**
 * What a word of one glyph says, known by its shape: a dash, or a zero with a dot in it. Recognisers see anything, or nothing, in a
 * stroke without letters beside it.
 */
export function plainMark(word: WordInk): string | undefined {
  return glyphsOf(word.parts).length > 1 ? undefined : (dash(word) ?? dottedZero(word));
}

function dash({ parts, baseline, size }: WordInk): string | undefined {
  const [stroke] = parts;
  if (!stroke || parts.length > 1) return undefined;
  const width = stroke.x1 - stroke.x0;
  const height = stroke.y1 - stroke.y0;
  const isFlat = height < size * 0.25 && width > height * 1.8;
  const isFull = stroke.ink > width * height * 0.6;
  const middle = (stroke.y0 + stroke.y1) / 2;
  const isRaised = middle < baseline - 0.15 * size && middle > baseline - 0.75 * size;
  if (!isFlat || !isFull || !isRaised) return undefined;
  return width > size * 0.8 ? '—' : '-';
}

/** As fonts of one width have it: a narrow ring around a dot in its middle. */
function dottedZero({ parts }: WordInk): string | undefined {
  const [ring, dot] = parts.toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0));
  if (!ring || !dot || parts.length !== 2) return undefined;
  const width = ring.x1 - ring.x0;
  const height = ring.y1 - ring.y0;
  const isNarrow = height > width * 1.15 && height < width * 2;
  const isInside = dot.x0 > ring.x0 + width * 0.2 && dot.x1 < ring.x1 - width * 0.2;
  const isMiddle = Math.abs((dot.y0 + dot.y1) / 2 - (ring.y0 + ring.y1) / 2) < height * 0.1;
  return isNarrow && isInside && isMiddle && dot.y1 - dot.y0 < height * 0.4 ? '0' : undefined;
}
