import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import { trim } from './lines.ts';

/** A name cell that ends in a bracket: what stands before it and what is inside. */
export function splitBracket(text: string, [start, end]: Span): { before: Span; inside: Span } | null {
  const words = text.slice(start, end);
  const open = words.lastIndexOf('(');
  if (open <= 0 || !words.endsWith(')')) return null;
  return { before: trim(text, [start, start + open]), inside: trim(text, [start + open + 1, end - 1]) };
}

/** A name cell whose last word follows a comma. */
export function splitComma(text: string, [start, end]: Span): { before: Span; inside: Span } | null {
  const comma = start + text.slice(start, end).lastIndexOf(', ');
  return comma > start ? { before: trim(text, [start, comma]), inside: trim(text, [comma + 1, end]) } : null;
}

/** "(M 13-18 g/dl; F 12-16 g/dl)" is the range of the row; "(SGPT)" and "(3rd generation)" belong to the name. */
export const isRangeBracket = (items: readonly Item[]): boolean =>
  items.some(({ kind }) => kind === 'range' || kind === 'bound' || kind === 'limit');
