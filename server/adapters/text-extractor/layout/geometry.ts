import type { WordDoubt } from '#core/documents/page-layout.ts';

/** A piece of text as a file places it: points, y growing downwards, `size` the font's height, `baseline` its foot. */
export type Run = {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  /** Whether all its characters are equally wide. */
  monospaced?: boolean;
};

/** One printed word and its box. `confidence` is 0..1, and absent for words that were printed as text. */
export type Word = {
  text: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  confidence?: number;
  doubt?: WordDoubt;
};

/** Words that stand on one printed line, from left to right. */
export type Line = { words: Word[]; y0: number; y1: number };

/** What is printed as one piece of a line: words no further apart than a blank. */
export type Cell = { text: string; x0: number; x1: number; words: Word[] };

export const centre = (box: { y0: number; y1: number }): number => (box.y0 + box.y1) / 2;
export const height = (box: { y0: number; y1: number }): number => box.y1 - box.y0;

export function median(values: readonly number[], fallback = 0): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? fallback;
}
