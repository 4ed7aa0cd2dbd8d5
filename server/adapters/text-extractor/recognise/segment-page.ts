import type { Grey } from '../picture/grey.ts';
import { histogram, inkThreshold } from '../picture/histogram.ts';
import { median } from '../layout/geometry.ts';
import { componentsOf, type Component } from './components.ts';
import { isLetterPart, letterHeight, rowsOfLetters, type LetterRow } from './letter-rows.ts';
import { wordGap } from './word-gap.ts';

/**
 * A word as ink: its box, the parts it is made of, and the band its line's letters stand in: a dash is cut out with the height of
 * its neighbours, or it would be blown up beyond recognition. Most letters near it stand on the `baseline`, and its capitals are
 * `size` high.
 */
export type WordInk = {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  row: number;
  band: { y0: number; y1: number };
  baseline: number;
  size: number;
  parts: Component[];
  /** Between which columns a piece of a word stands: what lies beside is the rest of the word. */
  apart?: { x0: number; x1: number };
};

/** `letter` is the height of a capital, `gap` the blank between words in that height. */
export type Segmentation = { words: WordInk[]; letter: number; gap: number };

/** Cuts a straightened page into words, by its ink alone: what is darker than `threshold`. Boxes are in pixels of the page. */
export function segmentPage(page: Grey): Segmentation & { threshold: number } {
  // A little to the paper's side, so that thin strokes hang together.
  const threshold = Math.min(185, inkThreshold(histogram(page, 3)) + 14);
  return { ...segmentComponents(componentsOf(page, threshold), page), threshold };
}

export function segmentComponents(
  components: readonly Component[],
  page: { width: number; height: number },
): Segmentation {
  const letter = letterHeight(components, page);
  const rows = rowsOfLetters(
    components.filter((each) => isLetterPart(each, letter)),
    letter,
  );
  const sorted = rows.map((row) => [...row.letters, ...row.small].sort((a, b) => a.x0 - b.x0));
  const gap = wordGap(sorted, letter);
  const words = rows.flatMap((row, index) => wordsOfRow(sorted[index] ?? [], row, { index, blank: gap * letter }));
  return {
    words: words.filter((word) => !isDot(word, letter) && !isStray(word, letter)),
    letter,
    gap,
  };
}

const isDot = (word: WordInk, letter: number): boolean =>
  word.y1 - word.y0 < letter * 0.3 && word.x1 - word.x0 < letter * 0.18;

/** A stroke in no line of letters, such as the rest of a rule, or ink that the edge of the picture cut off. */
const isStray = (word: WordInk, letter: number): boolean =>
  word.band.y1 - word.band.y0 < letter * 0.4 || word.x1 - word.x0 < letter * 0.1;

function wordsOfRow(
  parts: readonly Component[],
  row: LetterRow,
  { index, blank }: { index: number; blank: number },
): WordInk[] {
  const words: WordInk[] = [];
  for (const part of parts) {
    const last = words.at(-1);
    if (last && part.x0 - last.x1 < blank) {
      last.x1 = Math.max(last.x1, part.x1);
      last.y0 = Math.min(last.y0, part.y0);
      last.y1 = Math.max(last.y1, part.y1);
      last.parts.push(part);
    } else {
      words.push({
        x0: part.x0,
        x1: part.x1,
        y0: part.y0,
        y1: part.y1,
        row: index,
        band: part,
        baseline: part.y1,
        size: 0,
        parts: [part],
      });
    }
  }
  return words.map((word) => ({ ...word, ...lineAround(word, row) }));
}

/** Where the four letters next to a word have their heads and feet, and where most of the ten next ones stand and how high they are. */
function lineAround(word: WordInk, row: LetterRow): Pick<WordInk, 'band' | 'baseline' | 'size'> {
  const middle = (word.x0 + word.x1) / 2;
  const distance = (part: Component): number => Math.abs((part.x0 + part.x1) / 2 - middle);
  const near = row.letters.toSorted((a, b) => distance(a) - distance(b));
  if (near.length === 0) return { band: { y0: word.y0, y1: word.y1 }, baseline: word.y1, size: word.y1 - word.y0 };
  const nearest = near.slice(0, 4);
  const around = near.slice(0, 10);
  const heights = around.map((part) => part.y1 - part.y0).sort((a, b) => a - b);
  return {
    band: {
      y0: Math.round(mean(nearest.map((part) => part.y0))),
      y1: Math.round(mean(nearest.map((part) => part.y1))),
    },
    baseline: median(around.map((part) => part.y1)),
    size: heights[Math.floor(heights.length * 0.7)] ?? 0,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
