import type { Span } from '../../kernel/span.ts';
import type { Cell } from './dated-results.ts';
import type { Fields, Item } from './item.ts';
import { labelOf, namesBracket } from './range-labels.ts';

/** "Deficient    < 20": the word that names a bracket stands in a cell of its own before it, and tells that it is not the wished one. */
export function withLabel(text: string, cells: readonly Cell[], { range, value }: Fields): Span | null {
  if (!range) return null;
  const before = cells.findLast(({ span: [, end] }, index) => index > 0 && end <= range[0]);
  if (!before || (value && value.start < before.span[1] && value.end > before.span[0])) return range;
  return labelOf(text.slice(...before.span)) !== null &&
    text
      .slice(...before.span)
      .split(/\s+/)
      .every(namesBracket)
    ? [before.span[0], range[1]]
    : range;
}

/** All of a range cell, but for the label before and the unit after the brackets. */
export function wholeRange(text: string, [start, end]: Span, items: readonly Item[]): Span | undefined {
  const inside = items.filter((item) => item.start >= start && item.end <= end);
  const label = inside.find(({ kind }) => kind === 'label');
  const last = inside.at(-1);
  const from = label && label === inside[0] && /[:=]$/.test(label.text) ? label.end : start;
  const units = inside.filter(({ kind }) => kind === 'unit').length;
  const to = last?.kind === 'unit' && inside.length > 1 && units === 1 ? last.start : end;
  const words = text.slice(from, to);
  return words.trim() === ''
    ? undefined
    : [from + (words.length - words.trimStart().length), from + words.trimEnd().length];
}
