import type { Explanation, LabResult } from '#core/documents/explanation.ts';
import type { Span } from '#core/kernel/span.ts';

/** Whether a "hard to read" notice points at the value, the unit or the range of a row. One that points at nothing marks nothing. */
export function isMarked(row: LabResult, { text, notices }: Pick<Explanation, 'text' | 'notices'>): boolean {
  const spans = notices.filter(({ kind }) => kind === 'hard_to_read').flatMap((notice) => notice.spans);
  const cells = cellsOf(row, text);
  return spans.some(([from, to]) => cells.some(([start, end]) => from < end && start < to));
}

/** Where the cells after the name stand in the text; the whole row where they do not stand in it as they are shown. */
function cellsOf({ span, name, value, comparator, unit, range }: LabResult, text: string): Span[] {
  const row = text.slice(...span);
  const afterName = row.includes(name) ? row.indexOf(name) + name.length : 0;
  const cells = [value, `${comparator ?? ''}${value}`, unit, range?.text].flatMap((cell): Span[] => {
    const at = cell ? row.indexOf(cell, afterName) : -1;
    return at === -1 || !cell ? [] : [[span[0] + at, span[0] + at + cell.length]];
  });
  return row.indexOf(value, afterName) === -1 ? [span] : cells;
}
