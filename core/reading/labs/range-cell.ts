import type { Span } from '../../kernel/span.ts';
import type { Cell } from './dated-columns.ts';
import type { Fields, Item, Items } from './item.ts';
import { numberOf } from './numbers.ts';
import { flagMeaning } from './printed-flag.ts';
import { labelOf, namesBracket } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import { parseRange } from './reference-range.ts';
import { wordsIn, isColon } from './signs.ts';

/** "Deficient    < 20": the word that names a bracket stands in a cell of its own before it, and tells that it is not the wished one. */
export function withLabel(context: ReadingContext, cells: readonly Cell[], fields: Fields): Span | null {
  const { text } = context;
  const { value } = fields;
  const range = withoutMark(context, fields);
  if (!range) return null;
  const before = cells.findLast(({ span: [, end] }, index) => index > 0 && end <= range[0]);
  if (!before || (value && value.start < before.span[1] && value.end > before.span[0])) return range;
  const words = text.slice(...before.span);
  const isLabel = labelOf(words) !== null && wordsIn(words).every(namesBracket);
  return isLabel && !(value && isMarkOf(context, words, value, range)) ? [before.span[0], range[1]] : range;
}

/** The range without the mark of the value that stands in a cell before it. */
function withoutMark(context: ReadingContext, { range, value, flag }: Fields): Span | null {
  const words = range && flag !== null ? context.text.slice(...range) : '';
  if (!range || flag === null || !words.startsWith(flag)) return range;
  const gap = /^\s{2,40}/.exec(words.slice(flag.length))?.[0].length ?? 0;
  const bare: Span = [range[0] + flag.length + gap, range[1]];
  return gap > 0 && value && isMarkOf(context, flag, value, bare) ? bare : range;
}

/** "0.31   Low   0.45-4.50": a mark of a value that is outside, as the word would name a bracket that the value is in. */
function isMarkOf(context: ReadingContext, words: string, value: Item, range: Span): boolean {
  const meaning = flagMeaning(words);
  const figure = numberOf(value.text, context.decimal);
  if (meaning === undefined || meaning === 'other' || figure === undefined) return false;
  const { low, high } = parseRange(context.text.slice(...range), context);
  return meaning === 'normal' || (low !== null && figure < low) || (high !== null && figure > high);
}

/** All of a range cell, but for the label before and the unit after the brackets. */
export function wholeRange(text: string, [start, end]: Span, items: Items): Span | undefined {
  const inside = items.filter((item) => item.start >= start && item.end <= end);
  const label = inside.find(({ kind }) => kind === 'label');
  const last = inside.at(-1);
  const from = label && label === inside[0] && isColon(label.text.at(-1)) ? label.end : start;
  const units = inside.filter(({ kind }) => kind === 'unit').length;
  const to = last?.kind === 'unit' && inside.length > 1 && units === 1 ? last.start : end;
  const words = text.slice(from, to);
  return words.trim() === ''
    ? undefined
    : [from + (words.length - words.trimStart().length), from + words.trimEnd().length];
}
