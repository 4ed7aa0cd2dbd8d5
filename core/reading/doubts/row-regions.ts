import type { LabResult } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';

/**
 * Where the words of each row may stand: the row as it was read, and in a table the rest of its line up to the next row, for a cell
 * that could not be read belongs to its row too.
 */
export function rowRegions(rows: readonly Pick<LabResult, 'span'>[], text: string): Span[] {
  const starts = [...new Set(rows.map(({ span }) => span[0]))].sort((a, b) => a - b);
  return rows.map(({ span: [start, end] }): Span => {
    const lineEnd = text.indexOf('\n', end);
    const stop = Math.min(lineEnd === -1 ? text.length : lineEnd, nextStart(starts, end) ?? text.length);
    return text.slice(start, stop).includes('  ') ? [start, Math.max(end, stop)] : [start, end];
  });
}

function nextStart(starts: readonly number[], from: number): number | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return starts[low];
}
