import { textAt, type Span } from '../../kernel/span.ts';
import type { Bounds } from './range-brackets.ts';
import type { Range } from './reference-range.ts';
import { type Convert, conversion } from './unit-scales.ts';
import { normaliseUnit, unitLengthAt } from './units.ts';
import { isFarFrom, isOfAnotherUnit, type UsualLimits } from './usual-limits.ts';

/** A value as it is to be held against a range. `at` is the span of its row. */
export type Measured = {
  figure: number | null;
  unit: string | null;
  analyte: string | null;
  at: Span;
  usual: UsualLimits;
};

/** How a range in another unit than its value came to be compared: by conversion, or not at all. */
export type OtherUnit = 'converted' | 'other_unit';

/** The range in the unit of the value; without bounds where the two are in units between which there is no exact conversion. */
export function inUnitOfValue(range: Range, measured: Measured, text: string): { range: Range; how: OtherUnit | null } {
  const { unit, analyte, figure } = measured;
  const printed = unitOfRange(range.text, measured, text);
  if (unit === null && !(printed === '%' && isFraction(measured, range)))
    return isOfAnotherUnit(figure, range, measured.usual) ? apart(range) : { range, how: null };
  const convert =
    unit === null
      ? conversion('%', 'L/L', analyte)
      : printed === undefined
        ? onOtherScale(measured, range)
        : conversion(printed, unit, analyte);
  if (convert === null) return apart(range);
  if (convert === same || convert(1) === 1) return { range, how: null };
  const brackets = range.brackets.map((bracket) => ({ ...bracket, ...converted(bracket, convert) }));
  return { range: { ...range, ...converted(range, convert), brackets }, how: 'converted' };
}

const apart = (range: Range): { range: Range; how: OtherUnit } => ({
  range: { ...range, low: null, high: null, brackets: [] },
  how: 'other_unit',
});

const same: Convert = (figure) => figure;

const converted = ({ low, high }: Bounds, convert: Convert): Pick<Bounds, 'low' | 'high'> => ({
  low: low === null ? null : convert(low),
  high: high === null ? null : convert(high),
});

/** "70-110 mg/dL": the unit that stands in the range, or right after it in the row. */
function unitOfRange(printed: string, { unit, at }: Measured, text: string): string | undefined {
  const within = unitIn(printed);
  if (within !== undefined) return within;
  const row = textAt(text, at);
  const from = printed === '' ? -1 : row.lastIndexOf(printed);
  const behind = from < 0 ? '' : row.slice(from + printed.length).trimStart();
  const length = unitLengthAt(behind, 0, behind.length);
  const found = behind.slice(0, length);
  // Where the only unit of the row stands after the range, it is that of both.
  return length === 0 || found === unit || !hasStroke(found) ? undefined : found;
}

const hasStroke = (unit: string): boolean => unit.includes('/') || unit.startsWith('%');

function unitIn(printed: string): string | undefined {
  for (const { index } of printed.matchAll(/(?<![^\s\d])[^\s\d<>=.,-]\S*/g)) {
    const length = unitLengthAt(printed, index, printed.length);
    const found = printed.slice(index, index + length);
    if (length > 0 && hasStroke(found)) return found;
  }
  return undefined;
}

const isShare = /_percent$|^hematocrit$|^rdw$|saturation$|^reticulocytes|^hba1c$/;

/** "0.16   11.5-14.5 %": of a share in parts of one the range alone is in percent. */
export const isFraction = (
  { figure, analyte }: Pick<Measured, 'figure' | 'analyte'>,
  { low, high }: Pick<Range, 'low' | 'high'>,
): boolean => figure !== null && figure <= 1 && isShare.test(analyte ?? '') && (low ?? high ?? 0) > 2;

/** Without a unit beside the range, percent and parts of one are converted; a range far from what adults have in the unit is in another one. */
function onOtherScale({ figure, unit, analyte, usual }: Measured, range: Range): Convert | null {
  const { low, high } = range;
  const normal = normaliseUnit(unit ?? '') ?? '';
  if (isShare.test(analyte ?? '') && figure !== null && figure > 0 && low !== null && high !== null && low > 0) {
    const isNear = figure / 100 >= low / 10 && figure / 100 <= high * 10;
    if (normal === '%' && high <= 1.5 && figure > 10 * high && isNear) return conversion('L/L', '%', analyte);
    if (normal === 'L/L' && figure <= 1 && low > 1) return conversion('%', 'L/L', analyte);
  }
  return isFarFrom(range, usual, unit ?? '') ? null : same;
}
