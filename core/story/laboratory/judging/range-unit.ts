import type { LabResult } from '../../../documents/explanation.ts';
import { textAt } from '../../../kernel/span.ts';
import { foldUnit, normaliseUnit, unitLengthAt } from '../../../reading/labs/units.ts';
import { figureOf } from './printed-value.ts';

/** Units whose figures are the same, by one of them. Of ions with one charge a milliequivalent is a millimole. */
const sameFigures: ReadonlyMap<string, string> = new Map(
  [
    ['10^3/uL', '10^3/mm3', '10^9/L', '10^3 cells/uL'],
    ['10^6/uL', '10^6/mm3', '10^12/L'],
    ['/uL', '/mm3', 'cells/uL', 'cells/mm3'],
    ['U/L', 'IU/L'],
    ['mIU/L', 'mU/L', 'uIU/mL', 'uU/mL'],
    ['IU/mL', 'U/mL', 'kIU/L', 'kU/L'],
    ['ng/mL', 'ug/L'],
    ['pg/mL', 'ng/L'],
    ['mg/L', 'ug/mL'],
    ['g/L', 'mg/mL'],
    ['mg/g creat', 'ug/mg creat'],
    ['mL/min/1.73 m2', 'mL/min'],
    ['mm/h', 'mm'],
    ['#/HPF', '/HPF', 'HPF', 'cells/HPF'],
    ['#/LPF', '/LPF', 'LPF'],
  ].flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
);

const oneCharge: ReadonlySet<string> = new Set(['sodium', 'potassium', 'chloride', 'bicarbonate', 'bicarbonate_gas']);

export function canonicalUnit(unit: string, analyte: string | null): string {
  const normal = normaliseUnit(unit) ?? foldUnit(unit);
  if (normal.startsWith('mEq') && analyte !== null && (oneCharge.has(analyte) || analyte.startsWith('anion_gap')))
    return normal.replace('mEq', 'mmol');
  return sameFigures.get(normal) ?? normal;
}

type Row = Pick<LabResult, 'value' | 'unit' | 'range' | 'analyte' | 'span'>;

/** Whether value and range are printed in different units, so that one cannot be held against the other. */
export function isMismatched(row: Row, text: string): boolean {
  if (row.unit === null || row.range === null) return false;
  const ofRange = unitOfRange(row, text);
  if (ofRange !== undefined && canonicalUnit(ofRange, row.analyte) !== canonicalUnit(row.unit, row.analyte))
    return true;
  return ofRange === undefined && isOnAnotherScale(row);
}

/** "70-110 mg/dL": the unit that stands in the range, or right after it in the row. */
function unitOfRange({ range, span, unit }: Row, text: string): string | undefined {
  const printed = range?.text ?? '';
  const within = unitIn(printed);
  if (within !== undefined) return within;
  const row = textAt(text, span);
  const at = printed === '' ? -1 : row.lastIndexOf(printed);
  const behind = at < 0 ? '' : row.slice(at + printed.length).trimStart();
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

const thousand = 1000;
const hundred = 100;
/** A value in thousands beside a range in ones, or a percentage beside a range of fractions. */
function isOnAnotherScale({ value, unit, range }: Row): boolean {
  const figure = figureOf(value);
  const [low, high] = [range?.low ?? null, range?.high ?? null];
  if (figure === undefined || figure.low <= 0 || low === null || high === null || low <= 0) return false;
  const isNear = (scaled: number): boolean => scaled >= low / 10 && scaled <= high * 10;
  const normal = normaliseUnit(unit ?? '') ?? '';
  if (/^10\^\d/.test(normal) && low >= hundred / 10 && figure.low < low / 10) return isNear(figure.low * thousand);
  return normal === '%' && high <= 1.5 && figure.low > 10 * high && isNear(figure.low / hundred);
}
