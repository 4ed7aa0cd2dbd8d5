import type { Knowledge } from '../../knowledge/knowledge.ts';
import values from './possible-values.json' with { type: 'json' };
import { conversion } from './unit-scales.ts';

/**
 * Bounds that no living person passes, by analyte and unit: beyond them a point was lost or a line was mixed up, and the number is
 * doubted and not explained. They are wide on purpose, beyond values that somebody lived through: hemoglobin 0.7 g/dL (Dai et al.,
 * Anesth Analg 2010;111:1204-1206), potassium 14 mmol/L (Tran, South Med J 2005;98:729-732), glucose 2,656 mg/dL (Guinness World
 * Records). A share is no more than 100 %.
 */
const bounds: Readonly<Record<string, (string | number)[] | undefined>> = values;

export function isImpossible(
  analyte: string | null,
  unit: string | null,
  { low, high }: { low: number; high: number },
): boolean {
  if (analyte?.endsWith('_percent') === true && unit === '%' && !analyte.startsWith('nucleated')) return high > 100;
  const [inUnit, least, most] = bounds[analyte ?? ''] ?? [];
  if (inUnit === undefined) return false;
  const convert = conversion(unit ?? '', String(inUnit), analyte);
  return convert !== null && (convert(high) < Number(least) || convert(low) > Number(most));
}

/** What adults usually have of a test, in one of its units. */
type Usual = { unit: string; low: number | null; high: number | null };
/** What adults usually have of a test: in a unit, where it converts exactly, or in each unit that it is printed in. */
export type UsualLimits = { analyte: string | null; own: readonly Usual[] };
type Limits = { low: number | null; high: number | null };

/** The usual cut-off, which serves to know the unit and not to judge a value (Weitz et al., J Am Coll Cardiol 2017;70:2411-2420). */
const cutOffs: Readonly<Record<string, readonly Usual[] | undefined>> = {
  d_dimer: ['mg/L FEU', 'mg/L'].map((unit) => ({ unit, low: null, high: 0.5 })),
};

export function usualLimits(
  { findAdultLimits }: Pick<Knowledge, 'findAdultLimits'>,
  analyte: string | null,
): UsualLimits {
  const limits = analyte === null ? [] : findAdultLimits(analyte);
  const own = limits.map(({ units, low, high, under }) => ({ unit: units[0] ?? '', low, high: under ?? high }));
  const counted = own.filter(({ unit }) => unit === '10^3/uL');
  return {
    analyte,
    own: [...own, ...(cutOffs[analyte ?? ''] ?? []), ...counted.flatMap((usual) => inUnit(usual, '/uL', analyte))],
  };
}

function inUnit({ unit, low, high }: Usual, wanted: string, analyte: string | null): Usual[] {
  const convert = conversion(unit, wanted, analyte);
  return convert === null
    ? []
    : [{ unit: wanted, low: low === null ? null : convert(low), high: high === null ? null : convert(high) }];
}

const farBeside = 3;
const farBeyond = 6;
const nearTimes = 2;
const scales: readonly (readonly [times: number, near: number])[] = [1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6].map(
  (times) => [times, times > 0.005 && times < 500 ? nearTimes : farBeside],
);

const isNear = (figure: number, expected: number | null, times = nearTimes): boolean =>
  expected !== null && figure >= expected / times && figure <= expected * times;

/** Whether limits are about those that adults have, as far as both have them. */
const areNear = ({ low, high }: Limits, usual: Limits): boolean =>
  (low === null || low <= 0 || usual.low === null || isNear(low, usual.low, farBeside)) &&
  (high === null || usual.high === null || isNear(high, usual.high, farBeside));

/** Whether no adult has what a range says, in this unit: it lies beside all of it and fits another unit, or another power of ten. */
export function isFarFrom(range: Limits, { analyte, own }: UsualLimits, unit: string): boolean {
  const usual = own.flatMap((each) => inUnit(each, unit, analyte));
  if (usual.length === 0 || (range.low === null && range.high === null)) return false;
  return usual.every((each) => isBeside(range, each, own) || isBeyond(range, each, own));
}

function isBeside({ low, high }: Limits, usual: Usual, own: readonly Usual[]): boolean {
  if (low === null || high === null || low <= 0) return false;
  const times = Math.max(low / (usual.high ?? Infinity), usual.low === null ? 0 : usual.low / high);
  return (
    times > farBeside ||
    (times > 1 && own.some((other) => other.high !== usual.high && isNear(low, other.low) && isNear(high, other.high)))
  );
}

function isBeyond({ low, high }: Limits, usual: Usual, own: readonly Usual[]): boolean {
  if (low !== null && low > 0 && high !== null) return false;
  const side = high === null ? 'low' : 'high';
  const [limit, expected] = [side === 'low' ? low : high, usual[side]];
  if (limit === null || expected === null || limit <= 0 || expected <= 0) return false;
  const times = limit / expected;
  if (times < farBeyond && times > 1 / farBeyond) return false;
  return (
    own.some((other) => isNear(limit, other[side])) || scales.some(([ten, near]) => isNear(limit * ten, expected, near))
  );
}

const fewestBelow = 3;
const fewestAbove = 15;
/** Whether a figure without a unit is usual in one unit and its range in another ("Calcium 9.4 (2.20-2.60)"), and hardly survived in that of the range. */
export function isOfAnotherUnit(figure: number | null, range: Limits, { analyte, own }: UsualLimits): boolean {
  if (figure === null || figure <= 0) return false;
  const { low, high } = range;
  const isFar =
    (low !== null && figure < low / fewestBelow) ||
    (high !== null && figure > high * fewestAbove) ||
    own.some((usual) => areNear(range, usual) && isImpossible(analyte, usual.unit, { low: figure, high: figure }));
  const fits = ({ low: from, high: to }: Usual): boolean =>
    to !== null && figure <= to * 1.5 && figure >= (from ?? to / 4) / 1.5;
  return (
    isFar && own.some((usual) => areNear(range, usual)) && own.some((usual) => fits(usual) && !areNear(range, usual))
  );
}
