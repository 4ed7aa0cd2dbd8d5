import type { LabResult } from '../../documents/explanation.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import type { Span } from '../../kernel/span.ts';

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
