import type { LabResult } from '#core/documents/explanation.ts';
import { bare } from '../measures/same.ts';
import type { PrintedRow } from './file-case.ts';
import { isSameName, isSameRange, isSameUnit } from './same-print.ts';

export type FoundPair = { printed: PrintedRow; shown: LabResult };

/** What keeps a row with the right value from being complete. */
export function faultsOf({ printed, shown }: FoundPair): string[] {
  return [
    isSameName(printed, shown) ? '' : 'name',
    isSameUnit(printed, shown) ? '' : 'unit',
    isSameRange(printed, shown) ? '' : 'range',
    isSameFlag({ printed, shown }) ? '' : 'flag',
  ].filter(Boolean);
}

const isSameFlag = ({ printed: { flags }, shown: { flag } }: FoundPair): boolean =>
  flags === undefined || flags.includes(flag);

/** A flag that is left open harms nobody; one that says something else does. */
export const hasWrongFlag = (pair: FoundPair): boolean => pair.shown.flag !== 'unknown' && !isSameFlag(pair);

/** Whether a line of the paper holds the name, and the value that is not a part of a longer number. */
export const isPrinted = ({ name, value }: LabResult, lines: readonly string[]): boolean =>
  lines.some((line) => bare(line).includes(bare(name)) && wholeValue(value).test(line));

const wholeValue = (value: string): RegExp =>
  new RegExp(`(?<![\\w.,])${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\w|[.,]\\d)`, 'u');

export function told(row: PrintedRow | LabResult | undefined): string {
  if (row === undefined) return '';
  const range = typeof row.range === 'string' ? row.range : row.range?.text;
  const value = 'comparator' in row ? `${row.comparator ?? ''}${row.value}` : row.value;
  const flag = 'flag' in row ? row.flag : row.flags?.join(' or ');
  return [row.name, '=', value, row.unit, range && `[${range}]`, flag].filter(Boolean).join(' ');
}
