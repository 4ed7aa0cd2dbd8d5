import type { Span } from '#core/kernel/span.ts';

/** Where a quote first stands in a text, in whatever spaces and lines. Undefined where it does not. */
export function quotePlace(quote: string, text: string): Span | undefined {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const found = new RegExp(words.join('\\s+')).exec(text);
  return found === null ? undefined : [found.index, found.index + found[0].length];
}
