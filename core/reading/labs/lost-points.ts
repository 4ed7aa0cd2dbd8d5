import type { LabResult } from '../../documents/explanation.ts';
import { numberOf } from './numbers.ts';

/**
 * A report that was typed off or recognised may have lost its decimal points: "12" beside "0.8-1.8". One such number alone may be real.
 * Where another number of the report cannot be, or two of them fit as soon as a point is set, none of these numbers is believed: nothing
 * is put right by guess, and none of them raises an alarm.
 */
export function withLostPoints(rows: readonly LabResult[]): LabResult[] {
  const suspects = rows.filter(mayLackPoint);
  const certain = rows.some(({ comparison }) => comparison === 'impossible');
  const isProven = certain || suspects.length > 1 || suspects.some((row) => hasLeadingZero(row) || fitsFormer(row));
  if (suspects.length === 0 || !isProven) return [...rows];
  return rows.map((row) =>
    suspects.includes(row) ? { ...row, flag: 'unknown', conflict: false, comparison: 'lost_point' } : row,
  );
}

const whole = /^\d{2,5}$/;
const decimals = /\d[.,]\d/;
/** Close enough to a range for a person who is ill or well. */
const wide = 2;
const farOutside = 3;

/** A whole number far above a range with decimals, which it would fit with a point. */
function mayLackPoint({ value, range, flag, comparator, comparison }: LabResult): boolean {
  if (comparison !== undefined || range === null || comparator !== null || !whole.test(value)) return false;
  if (!decimals.test(range.text) || !/high|low/.test(flag)) return hasLeadingZero({ value });
  const top = range.high ?? range.low;
  if (top === null || top === 0 || Number(value) < top * farOutside) return hasLeadingZero({ value });
  return pointed(value).some((figure) => figure >= (range.low ?? 0) / wide && figure <= top * wide);
}

/** "09": no laboratory prints a number so. */
const hasLeadingZero = ({ value }: Pick<LabResult, 'value'>): boolean => /^0\d+$/.test(value);

/** Last time it was the same but for the point: "70" after "0.72". */
function fitsFormer({ value, previous }: LabResult): boolean {
  const before =
    previous === null || !decimals.test(previous) ? undefined : numberOf(/[\d.,]+/.exec(previous)?.[0] ?? '', '.');
  return (
    before !== undefined &&
    before > 0 &&
    pointed(value).some((figure) => figure > before / wide && figure < before * wide)
  );
}

/** What a whole number may have been: 98 is 9.8 or .98. */
const pointed = (value: string): number[] =>
  Array.from({ length: value.length }, (_, at) => Number(value) / 10 ** (at + 1));
