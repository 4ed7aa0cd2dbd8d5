import { overlaps, type Span } from '../kernel/span.ts';
import { linesOf } from '../reading/lines.ts';

/** The numbers, from 1, of the lines of a text that spans touch, in order. */
export function lineNumbersAt(text: string): (spans: readonly Span[]) => number[] {
  const lines = linesOf(text);
  return (spans) =>
    lines.flatMap(({ span }, at) => (spans.some((one) => overlaps(one, [span[0], span[1] + 1])) ? [at + 1] : []));
}

/** Where the line of a number stands; undefined where there is none. */
export function lineSpans(text: string): (number: number) => Span | undefined {
  const lines = linesOf(text);
  return (number) => lines[number - 1]?.span;
}
