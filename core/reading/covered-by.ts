import type { Span } from '../kernel/span.ts';

/** Tells whether a stretch touches any of many spans; the search halves, so long tables cost little. */
export function coveredBy(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  // Where spans nest, the furthest end so far is what counts.
  const ends: number[] = [];
  for (const [, end] of sorted) ends.push(Math.max(end, ends.at(-1) ?? 0));
  return ([start, end]) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? Infinity) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] ?? 0) > start;
  };
}
