import type { LabResult } from '../documents/explanation.ts';
import { numberOf, type DecimalSign } from '../reading/labs/numbers.ts';
import { flagMeaning } from '../reading/labs/printed-flag.ts';

/** Codes of HL7 v3 ObservationInterpretation. */
export type StandingCode = 'N' | 'L' | 'H' | 'LL' | 'HH' | 'A';

type Row = Pick<LabResult, 'value' | 'range' | 'printedFlag' | 'flag' | 'conflict'>;

/**
 * Where a result stands, as far as the report itself tells: by its mark, or by its printed range. That we know a limit at which laboratories
 * call is no word of the report, and a mark that disagrees with the range decides nothing.
 */
export function labStanding(row: Row, decimal: DecimalSign): StandingCode | undefined {
  if (row.conflict) return undefined;
  switch (row.flag) {
    case 'normal':
      return 'N';
    case 'low':
      return 'L';
    case 'high':
      return 'H';
    case 'abnormal':
      return 'A';
    case 'critical_low':
    case 'critical_high':
      return standingOfCritical(row, row.flag, decimal);
    case 'unknown':
      return undefined;
  }
}

function standingOfCritical(
  { value, range, printedFlag }: Row,
  flag: 'critical_low' | 'critical_high',
  decimal: DecimalSign,
): StandingCode | undefined {
  const isLow = flag === 'critical_low';
  const mark = printedFlag === null ? undefined : flagMeaning(printedFlag);
  if (mark === flag || mark === 'critical') return isLow ? 'LL' : 'HH';
  const figure = numberOf(value.trim(), decimal);
  const bound = (isLow ? range?.low : range?.high) ?? null;
  const isBeyond = figure !== undefined && bound !== null && (isLow ? figure < bound : figure > bound);
  if (isBeyond || mark === (isLow ? 'low' : 'high')) return isLow ? 'L' : 'H';
  return mark === 'abnormal' ? 'A' : undefined;
}
