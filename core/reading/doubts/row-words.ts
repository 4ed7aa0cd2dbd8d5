import type { LabResult } from '../../documents/explanation.ts';
import type { PageWord } from '../../documents/page-layout.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import { touchedBy } from '../../kernel/items-in-span.ts';
import type { Span } from '../../kernel/span.ts';
import { rowParts, type RowPart } from './row-parts.ts';

export type PartOfRow = { word: PageWord; part: RowPart };

/** Each row with the words that stand in its region, and what each is to its result. */
export function rowsWithWords(rows: readonly LabResult[], words: readonly PageWord[], text: string) {
  const regions = rowRegions(rows, text);
  const inOrder = words.toSorted((a, b) => a.span[0] - b.span[0]);
  return rows.map((row, at) => {
    const region = regions[at] ?? row.span;
    const inside = touchedBy(inOrder, region);
    const partOf = inside.length === 0 ? undefined : rowParts(row, text);
    return { row, region, words: inside.map((word): PartOfRow => ({ word, part: partOf?.(word.span) ?? 'other' })) };
  });
}

/**
 * Where the words of each row may stand: the row as it was read, and in a table the rest of its line up to the next row, for a cell
 * that could not be read belongs to its row too.
 */
export function rowRegions(rows: readonly Pick<LabResult, 'span'>[], text: string): Span[] {
  const starts = [...new Set(rows.map(({ span }) => span[0]))].sort((a, b) => a - b);
  return rows.map(({ span: [start, end] }): Span => {
    const next = starts[firstFrom(starts, (at) => at >= end)] ?? text.length;
    const lineEnd = text.slice(end, next).indexOf('\n');
    const stop = lineEnd === -1 ? next : end + lineEnd;
    return text.slice(start, stop).includes('  ') ? [start, Math.max(end, stop)] : [start, end];
  });
}
