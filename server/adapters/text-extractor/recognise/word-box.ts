import type { WordInk } from './segment-page.ts';
import type { CutBox } from './strip.ts';

/** `wide` and `high` make letters smaller and move them within the steps of the reader, for a second look. */
export type Margins = 'usual' | 'wide' | 'high';

/** Margins in heights of a capital: to the left, to the right, above and below. */
const marginsOf: Record<Margins, { left: number; right: number; beyond: number }> = {
  usual: { left: 0.15, right: 0.15, beyond: 0.18 },
  wide: { left: 0.75, right: 0.6, beyond: 0.4 },
  high: { left: 0.5, right: 0.45, beyond: 0.3 },
};
const tail = 0.25;

/**
 * Where a word is cut out: as high as its line, with room for tails whether it has some or not, so that letters have one size. A
 * raised mark is cut out by its own height.
 */
export function cutBoxOf(word: WordInk, margins: Margins = 'usual'): CutBox {
  const { x0, x1, apart } = word;
  const { top, foot, unit } = heightsOf(word);
  const { left, right, beyond } = marginsOf[margins];
  const near = marginsOf.usual.left * unit;
  return {
    x0: x0 - left * unit,
    x1: x1 + right * unit,
    y0: top - beyond * unit,
    y1: foot + beyond * unit,
    inside: { x0: Math.max(x0 - near, apart?.x0 ?? -Infinity), x1: Math.min(x1 + near, apart?.x1 ?? Infinity) },
  };
}

function heightsOf({ y0, y1, band, baseline, size }: WordInk): { top: number; foot: number; unit: number } {
  const isOfLine = size > 0 && y1 - y0 < size * 1.6 && band.y1 > baseline - size * 0.3;
  if (isOfLine) return { top: Math.min(y0, baseline - size), foot: Math.max(y1, baseline + tail * size), unit: size };
  const top = Math.min(y0, band.y0);
  const foot = Math.max(y1, band.y1);
  return { top, foot, unit: foot - top };
}

/** Several words of one row as one. */
export function joinInk(words: readonly WordInk[]): WordInk {
  const [first] = words;
  if (!first) throw new RangeError('There is nothing to join.');
  return {
    ...first,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
    band: {
      y0: Math.min(...words.map((word) => word.band.y0)),
      y1: Math.max(...words.map((word) => word.band.y1)),
    },
    parts: words.flatMap((word) => word.parts),
  };
}
