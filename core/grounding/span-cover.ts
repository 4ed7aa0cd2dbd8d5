import { overlaps, type Span } from '../kernel/span.ts';

/** Answers whether a span touches any of many, in the time of a look-up. */
export function spanCover(spans: readonly Span[]): (span: Span) => boolean {
  const [only] = spans;
  if (only !== undefined && spans.length === 1) return (span) => overlaps(only, span);
  const joined: Span[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return (span) => {
    let low = 0;
    let high = joined.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((joined[middle]?.[1] ?? 0) <= span[0]) low = middle + 1;
      else high = middle;
    }
    const candidate = joined[low];
    return candidate !== undefined && overlaps(candidate, span);
  };
}
