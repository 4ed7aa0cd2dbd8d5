import { firstFrom } from './first-from.ts';
import type { Span } from './span.ts';

/** Of items in the order of a text that do not overlap each other those that touch a span, in the time of two look-ups. */
export const touchedBy = <Item extends { span: Span }>(items: readonly Item[], [start, end]: Span): Item[] =>
  items.slice(
    firstFrom(items, ({ span }) => span[1] > start),
    firstFrom(items, ({ span }) => span[0] >= end),
  );

/** Of mentions in the order of a text those that stand wholly inside a span. */
export const insideOf = <Item extends { start: number; end: number }>(
  items: readonly Item[],
  [from, to]: Span,
): Item[] =>
  items
    .slice(
      firstFrom(items, ({ start }) => start >= from),
      firstFrom(items, ({ start }) => start >= to),
    )
    .filter(({ end }) => end <= to);
