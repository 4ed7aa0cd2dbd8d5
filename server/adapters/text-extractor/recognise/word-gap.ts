import type { Component } from './components.ts';

/** Under this no blank is: figures of one width leave as much beside a 1. */
const least = 0.32;

/**
 * The blank, in heights of a letter, from which two words begin: the split of the page's own gaps that sets the gaps between
 * letters furthest apart from those between words. Pages with too few gaps get what most print has.
 */
export function wordGap(rows: readonly (readonly Component[])[], letter: number): number {
  const gaps = rows.flatMap((parts) => gapsBetween(parts).map((gap) => gap / letter)).filter((gap) => gap < 1.2);
  let best = -1;
  let split = 0.36;
  for (let at = least; at <= 0.62; at += 0.02) {
    const narrow = gaps.filter((gap) => gap < at);
    const wide = gaps.filter((gap) => gap >= at);
    if (narrow.length < 20 || wide.length < 8) continue;
    const apart = mean(narrow) - mean(wide);
    const spread = narrow.length * wide.length * apart * apart;
    if (spread > best) {
      best = spread;
      split = at;
    }
  }
  return split;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Blanks between parts of one row, sorted from left to right. */
function gapsBetween(parts: readonly Component[]): number[] {
  const gaps: number[] = [];
  let end = parts[0]?.x1 ?? 0;
  for (const part of parts.slice(1)) {
    if (part.x0 > end) gaps.push(part.x0 - end);
    end = Math.max(end, part.x1);
  }
  return gaps;
}
