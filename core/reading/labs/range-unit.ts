import { textAt, type Span } from '../../kernel/span.ts';
import type { Bounds } from './range-brackets.ts';
import type { Range } from './reference-range.ts';
import { type Convert, conversion } from './unit-scales.ts';
import { normaliseUnit, unitLengthAt } from './units.ts';

/** A value as it is to be held against a range. `at` is the span of its row. */
export type Measured = { figure: number | null; unit: string | null; analyte: string | null; at: Span };

/** How a range in another unit than its value came to be compared: by conversion, or not at all. */
export type OtherUnit = 'converted' | 'other_unit';

/** The range in the unit of the value; without bounds where the two are in units between which there is no exact conversion. */
export function inUnitOfValue(range: Range, measured: Measured, text: string): { range: Range; how: OtherUnit | null } {
  const { unit, analyte } = measured;
  if (unit === null) return { range, how: null };
  const printed = unitOfRange(range.text, measured, text);
  const convert = printed === undefined ? onOtherScale(measured, range) : conversion(printed, unit, analyte);
  if (convert === null) return { range: { ...range, low: null, high: null, brackets: [] }, how: 'other_unit' };
  if (convert === same || convert(1) === 1) return { range, how: null };
  const brackets = range.brackets.map((bracket) => ({ ...bracket, ...converted(bracket, convert) }));
  return { range: { ...range, ...converted(range, convert), brackets }, how: 'converted' };
}

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

/** Kinds of white cells are counted in thousands by some laboratories, and one by one by others. */
const whiteCells: ReadonlySet<string> = new Set(
  'white_cells neutrophils lymphocytes monocytes eosinophils basophils'.split(' '),
);

const isShare = /_percent$|^hematocrit$|saturation$|^reticulocytes|^hba1c$/;

/**
 * Where no unit stands beside the range: a share in percent beside one in parts of one is converted, for either can be nothing else;
 * a count in thousands beside a range in ones is left alone, for the print does not say so.
 */
function onOtherScale({ figure, unit, analyte }: Measured, { low, high }: Range): Convert | null {
  if (figure === null || figure <= 0 || low === null || high === null || low <= 0) return same;
  const isNear = (scaled: number): boolean => scaled >= low / 10 && scaled <= high * 10;
  const normal = normaliseUnit(unit ?? '') ?? '';
  const isCount = /^10\^\d/.test(normal) && whiteCells.has(analyte ?? '');
  if (isCount && low >= 10 && figure < low / 10 && isNear(figure * 1000)) return null;
  if (!isShare.test(analyte ?? '')) return same;
  if (normal === '%' && high <= 1.5 && figure > 10 * high && isNear(figure / 100))
    return conversion('L/L', '%', analyte);
  if (normal === 'L/L' && figure <= 1 && low > 1) return conversion('%', 'L/L', analyte);
  return same;
}
