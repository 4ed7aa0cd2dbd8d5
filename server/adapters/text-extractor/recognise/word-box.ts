import type { WordInk } from './segment-page.ts';
import type { CutBox } from './strip.ts';

/** Where a word is cut out: its box and its line's band, with a margin that grows with the height. */
export function cutBoxOf({ x0, x1, y0, y1, band }: WordInk): CutBox {
  const top = Math.min(y0, band.y0);
  const foot = Math.max(y1, band.y1);
  const margin = Math.max(2, Math.round((foot - top) * 0.22));
  return { x0: x0 - margin, x1: x1 + margin, y0: top - margin * 0.6, y1: foot + margin * 0.6 };
}

/** Several words of one row as one. */
export function joinInk(words: readonly WordInk[]): WordInk {
  const [first] = words;
  if (!first) throw new RangeError('There is nothing to join.');
  return {
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
    row: first.row,
    band: {
      y0: Math.min(...words.map((word) => word.band.y0)),
      y1: Math.max(...words.map((word) => word.band.y1)),
    },
    baseline: first.baseline,
    parts: words.flatMap((word) => word.parts),
  };
}
