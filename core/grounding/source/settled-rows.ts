import type { LabResult } from '../../documents/explanation.ts';
import { overlaps } from '../../kernel/span.ts';
import { numbersIn } from '../told/quantities.ts';
import type { Cell } from './printed-tables.ts';

/**
 * Rows by what the heads of their columns say: where a table puts older columns first, its newest is the value, and what was read as the
 * value is the earlier one. Nothing is known then of high and low.
 */
export function settledRows(rows: readonly LabResult[], cells: readonly Cell[], text: string): LabResult[] {
  return rows.map((row) => {
    const own = cells.filter(({ span }) => overlaps(span, row.span));
    const numberOf = ({ span }: Cell): number | undefined => numbersIn(text.slice(...span))[0];
    const [now, ...others] = own.filter(({ kind }) => kind === 'now');
    const [value] = numbersIn(row.value);
    const newest = now === undefined || others.length > 0 ? undefined : numberOf(now);
    const isEarlier = own.some((cell) => cell.kind === 'earlier' && numberOf(cell) === value);
    if (newest === undefined || value === undefined || newest === value || !isEarlier) return row;
    return { ...row, value: String(newest), comparator: null, previous: row.value, flag: 'unknown' };
  });
}
