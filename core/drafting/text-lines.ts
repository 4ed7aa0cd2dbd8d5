import { firstFrom } from '../kernel/first-from.ts';
import type { Span } from '../kernel/span.ts';
import { linesOf } from '../reading/lines.ts';

/** The numbers, from 1, of the lines of a text that spans touch, in order. */
export function lineNumbersAt(text: string): (spans: readonly Span[]) => number[] {
  const starts = linesOf(text).map(({ span }) => span[0]);
  const lineAt = (offset: number): number => firstFrom(starts, (start) => start > offset);
  return (spans) => {
    const numbers = new Set<number>();
    for (const [start, end] of spans)
      for (let line = lineAt(start); line <= lineAt(Math.max(start, end - 1)); line += 1) numbers.add(line);
    return [...numbers].sort((a, b) => a - b);
  };
}
