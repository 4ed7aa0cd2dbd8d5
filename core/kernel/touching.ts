import { firstFrom } from './first-from.ts';
import type { Span } from './span.ts';

/** Whether a span overlaps any of these. The spans are put in order once; each question takes a few steps, however many there are. */
export function touching(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a[0] - b[0]);
  let furthest = -Infinity;
  const ends = sorted.map(([, end]) => (furthest = Math.max(furthest, end)));
  return ([from, to]) => {
    const last = firstFrom(sorted, ([start]) => start >= to) - 1;
    return (ends[last] ?? -Infinity) > from;
  };
}
