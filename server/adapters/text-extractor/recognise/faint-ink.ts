import type { Grey } from '../picture/grey.ts';
import type { CheckedWord } from './check-numbers.ts';
import type { WordInk } from './segment-page.ts';

/** How dark the strokes of a word are, and how steeply they rise from the paper, in shades. */
type Strokes = { depth: number; slope: number };

const paper = 245;
/** Measured: even print has 0.85 of the median depth and more, grey and highlighted print 0.58, and a slope that is 0.8 of its depth and more. */
const shallow = 0.56;
const soft = 0.75;
/** Too few numbers tell nothing of the others, and where many are pale it is how they are printed. */
const fewest = 8;
const most = 0.25;

/**
 * Marks numbers whose ink is much paler or softer than that of the others of a page, as glare, a smear or a fold leaves it: what is
 * still to be seen of "5.3" is a clear "5".
 */
export function markFaint(page: Grey, words: readonly CheckedWord[]): CheckedWord[] {
  const numbers = words.filter(({ text, ink }) => /\d/u.test(text) && ink.x1 - ink.x0 > 2);
  if (numbers.length < fewest) return [...words];
  const strokes = numbers.map(({ ink }) => strokesOf(page, ink));
  const depth = middle(strokes.map((each) => each.depth));
  const slope = middle(strokes.map((each) => each.slope));
  const faint = new Set(
    numbers.filter((_, at) => {
      const own = strokes[at];
      const pale = (own?.depth ?? depth) / depth;
      return pale < shallow || (own?.slope ?? slope) / slope < soft * Math.min(1, pale);
    }),
  );
  if (faint.size > numbers.length * most) return [...words];
  return words.map((word) => (faint.has(word) && !word.doubt ? { ...word, doubt: { reason: 'faint' } } : word));
}

/** The depth that a twelfth of a word's pixels have, and the slope that one of twenty-five has. */
function strokesOf({ pixels, width }: Grey, { x0, x1, y0, y1 }: WordInk): Strokes {
  const depths = new Uint32Array(256);
  const slopes = new Uint32Array(256);
  for (let y = y0; y < y1; y++) {
    for (let at = y * width + x0 + 1; at < y * width + x1; at++) {
      const shade = pixels[at] ?? 255;
      const depth = Math.max(0, paper - shade);
      const slope = Math.abs(shade - (pixels[at - 1] ?? 255));
      depths[depth] = (depths[depth] ?? 0) + 1;
      slopes[slope] = (slopes[slope] ?? 0) + 1;
    }
  }
  const seen = (x1 - x0 - 1) * (y1 - y0);
  return { depth: highest(depths, seen / 12), slope: highest(slopes, seen / 25) };
}

/** The level that `share` of the counted reach. */
function highest(counts: Uint32Array, share: number): number {
  let left = share;
  return Math.max(
    0,
    counts.findLastIndex((count) => (left -= count) < 0),
  );
}

const middle = (levels: readonly number[]): number =>
  Math.max(1, levels.toSorted((a, b) => a - b)[levels.length >> 1] ?? 1);
