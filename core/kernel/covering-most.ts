import { firstFrom } from './first-from.ts';
import type { Span } from './span.ts';

/** Whether a stretch is hardly more than one of these: a row of a table, told from its facts. */
export function coveringMost(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a[0] - b[0]);
  return ([from, to]) => {
    let covered = 0;
    for (let at = firstFrom(sorted, (span) => span[1] > from); at < sorted.length; at += 1) {
      const [start, end] = sorted[at] ?? [to, to];
      if (start >= to) break;
      covered += Math.min(end, to) - Math.max(start, from);
    }
    return covered > 0.6 * (to - from);
  };
}
