import type { WordInk } from './segment-page.ts';
import type { CutBox } from './strip.ts';

/** `wide` makes letters smaller and moves them within the steps of the reader, for a second look. */
export type Margins = 'usual' | 'wide';

/** Where a word is cut out: its box and its line's band, with margins that grow with the height. */
export function cutBoxOf({ x0, x1, y0, y1, band, apart }: WordInk, margins: Margins = 'usual'): CutBox {
  const top = Math.min(y0, band.y0);
  const foot = Math.max(y1, band.y1);
  const margin = Math.max(2, Math.round((foot - top) * 0.22));
  const [left, right, above] = margins === 'usual' ? [1, 1, 0.6] : [3, 2.3, 1.5];
  return {
    x0: x0 - margin * left,
    x1: x1 + margin * right,
    y0: top - margin * above,
    y1: foot + margin * above,
    inside: { x0: Math.max(x0 - margin, apart?.x0 ?? -Infinity), x1: Math.min(x1 + margin, apart?.x1 ?? Infinity) },
  };
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
