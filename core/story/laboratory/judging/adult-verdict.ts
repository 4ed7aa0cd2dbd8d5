import type { AdultLimit } from '../../../knowledge/entries.ts';
import type { Knowledge } from '../../../knowledge/knowledge.ts';
import type { ReadResult } from '../../../reading/doubts/result-doubts.ts';
import type { DecimalSign } from '../../../reading/labs/numbers.ts';
import { normaliseUnit } from '../../../reading/labs/units.ts';
import { isAdult, type Person } from '../../person.ts';
import { type Distance, distanceOf } from './distance.ts';
import { type Figure, figureOf, unitWords } from './printed-value.ts';

export type LimitBand = NonNullable<AdultLimit['bands']>[number];

export type Side = 'inside' | 'high' | 'low';

/** Where a value stands by limits that are generally accepted for adults. */
export type AdultVerdict = { limit: AdultLimit; side: Side; distance: Distance | null; band: LimitBand | null };

/** Words of a name that speak of another specimen, or another moment, than the limits are for. */
const otherSample =
  /\b(?:urine|csf|fluid|capillary|cord|saliva|random|tolerance|challenge|dried blood|arterial|post|after|[1-3] ?h(?:r|our)?s?)\b/i;

/**
 * One verdict, or one for each sex where the limits differ and the sex is not known. None for a child, in pregnancy, of another sample,
 * of a number that was hard to read, and in a unit for which no limit is on record.
 */
export function adultVerdicts(
  row: ReadResult,
  { knowledge, person, decimal }: { knowledge: Knowledge; person: Person; decimal: DecimalSign },
): AdultVerdict[] {
  const { analyte, unit, value, comparator, doubt, name } = row;
  const figure = figureOf(value, decimal);
  if (analyte === null || figure === undefined || doubt !== undefined || !isAdult(person) || person.isPregnant)
    return [];
  if (!analyte.startsWith('urine_') && otherSample.test(name)) return [];
  const printed = unit ?? '';
  const limits = knowledge.findAdultLimits(analyte, normaliseUnit(printed) ?? printed);
  const own = limits.filter(({ sex }) => sex === undefined || person.sex === null || sex === person.sex);
  const verdicts = own.map((limit) => verdictOf(figure, comparator, limit));
  return verdicts.every((verdict) => verdict !== undefined) ? verdicts : [];
}

function verdictOf(figure: Figure, comparator: ReadResult['comparator'], limit: AdultLimit): AdultVerdict | undefined {
  const side = sideOf(figure, limit);
  // "<5": somewhere below, which tells of no lower limit.
  if (comparator?.startsWith('<') === true && (side !== 'inside' || limit.low !== null)) return undefined;
  if (comparator?.startsWith('>') === true && side !== 'high' && !(side === 'inside' && upperOf(limit) === null))
    return undefined;
  const bounds = { low: limit.low, high: upperOf(limit) };
  if (side === 'inside') return { limit, side, distance: null, band: null };
  const band = bandOf(figure.low, limit);
  return { limit, side, distance: bandDistance(band, limit) ?? distanceOf(figure, bounds) ?? 'slightly', band };
}

/** Named stretches say better than widths how far a value is outside: the first is slight, one that food does not explain is far. */
function bandDistance(band: LimitBand | null, { bands = [] }: AdultLimit): Distance | null {
  if (band === null) return null;
  if (band.always === true) return 'far';
  return bands.indexOf(band) === 0 ? 'slightly' : 'clearly';
}

const upperOf = ({ high, under }: AdultLimit): number | null => under ?? high;

function sideOf({ low, high }: Figure, limit: AdultLimit): Side {
  if (limit.low !== null && low < limit.low) return 'low';
  if (limit.under !== undefined) return high >= limit.under ? 'high' : 'inside';
  return limit.high !== null && high > limit.high ? 'high' : 'inside';
}

const bandOf = (value: number, { bands = [] }: AdultLimit): LimitBand | null =>
  bands.find(({ from, below }) => value >= from && (below === null || value < below)) ?? null;

/** "3.5 to 5", "under 200", "40 or more", "up to 0.3". */
export function limitWords({ low, high, under }: AdultLimit, unit: string | null = null): string {
  const of = unitWords(unit);
  if (under !== undefined) return low === null ? `under ${under}${of}` : `${low} to under ${under}${of}`;
  if (low !== null && high !== null) return `${low} to ${high}${of}`;
  return low === null ? `up to ${high ?? ''}${of}` : `${low}${of} or more`;
}

export const publisherOf = ({ source }: { source: string }): string => source.slice(0, source.indexOf(':'));
