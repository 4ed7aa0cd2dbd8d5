import { firstFrom } from './first-from.ts';
import type { Span } from './span.ts';

/** Tells whether a stretch touches any of many spans, in the time of a look-up. */
export function coveredBy(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  // Where spans nest, the furthest end so far is what counts.
  const ends: number[] = [];
  for (const [, end] of sorted) ends.push(Math.max(end, ends.at(-1) ?? 0));
  return ([start, end]) => (ends[firstFrom(sorted, ([from]) => from >= end) - 1] ?? 0) > start;
}
