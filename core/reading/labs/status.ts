import type { Comparator, LabFlag } from '../../documents/explanation.ts';
import type { FlagMeaning } from './printed-flag.ts';
import type { Range } from './reference-range.ts';
import { isAbsentWord, isNoRange, isNoResult, isPresentWord } from './wording.ts';

/** A value to be judged: a figure with its comparator, or words. A value like "40-60" has two figures. */
export type Judged =
  | { kind: 'figure'; low: number; high: number; comparator: Comparator | null; titre: boolean }
  | { kind: 'words'; text: string };

export type RangeStatus = 'normal' | 'low' | 'high' | 'abnormal' | 'unknown';

/** Where a value stands in its printed range. Unknown whenever the print leaves it open; never normal by guess. */
export function judge(value: Judged, range: Range | null): RangeStatus {
  if (!range) return 'unknown';
  if (value.kind === 'words') return judgeWords(value.text, range);
  if (range.low === null && range.high === null) return 'unknown';
  return range.titre === value.titre ? judgeFigure(value, range) : 'unknown';
}

type Figure = Extract<Judged, { kind: 'figure' }>;

function judgeFigure({ low, high, comparator }: Figure, range: Range): RangeStatus {
  const [tooLow, tooHigh] = [isBelow(low, range), isAbove(high, range)];
  if (comparator === '<' || comparator === '<=') return judgeBelow(high, comparator, range);
  if (comparator === '>' || comparator === '>=') return judgeOver(low, comparator, range);
  if (low !== high && (isBelow(low, range) !== isBelow(high, range) || isAbove(low, range) !== isAbove(high, range))) {
    return isAbove(high, range) && !isBelow(low, range) ? 'high' : 'unknown';
  }
  if (tooLow) return 'low';
  return tooHigh ? 'high' : 'normal';
}

const isBelow = (value: number, { low, lowIncluded }: Range): boolean =>
  low !== null && (lowIncluded ? value < low : value <= low);
const isAbove = (value: number, { high, highIncluded }: Range): boolean =>
  high !== null && (highIncluded ? value > high : value >= high);

// "<5": anything from nothing up to five.
function judgeBelow(value: number, comparator: '<' | '<=', range: Range): RangeStatus {
  if (isBelow(value, range) || (comparator === '<' && value === range.low)) return 'low';
  // The lowest figure that can be measured is the lower bound: no sign of less.
  const reachesLow = range.low === null || range.low <= 0 || value === range.low;
  const withinHigh = range.high === null || value <= range.high;
  return reachesLow && withinHigh ? 'normal' : 'unknown';
}

function judgeOver(value: number, comparator: '>' | '>=', range: Range): RangeStatus {
  if (isAbove(value, range) || (comparator === '>' && value === range.high)) return 'high';
  return range.high === null && !isBelow(value, { ...range, lowIncluded: true }) ? 'normal' : 'unknown';
}

function judgeWords(value: string, range: Range): RangeStatus {
  if (isNoResult(value) || isNoRange(range.text)) return 'unknown';
  const said = fold(value);
  if (range.low !== null || range.high !== null) {
    return isAbsentWord(said) && (range.low === null || range.low <= 0) ? 'normal' : 'unknown';
  }
  const expected = range.text
    .split(/[,;/]|\bor\b/i)
    .map(fold)
    .filter((words) => words !== '');
  if (fold(range.text) === said || expected.includes(said)) return 'normal';
  const absentExpected = expected.length > 0 && expected.every(isAbsentWord);
  if (isAbsentWord(said)) return absentExpected ? 'normal' : expected.every(isPresentWord) ? 'abnormal' : 'unknown';
  const saysPresent = isPresentWord(said) || /^[1-4]\+$/.test(said) || firstWordPresent(said);
  return absentExpected && saysPresent ? 'abnormal' : 'unknown';
}

const firstWordPresent = (said: string): boolean => isPresentWord(said.split(/[\s,;]/)[0] ?? '');

const fold = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:*]+$/, '')
    .trim();

/** The flag shown, and whether the printed one disagrees with the printed range. Without a range the printed flag is followed. */
export function flagOf(status: RangeStatus, printed: FlagMeaning | null): { flag: LabFlag; conflict: boolean } {
  const said = printed === 'other' ? null : printed;
  if (status === 'unknown') return { flag: printedStatus(said), conflict: false };
  if (said === null) return { flag: status, conflict: false };
  if (status === 'normal') return { flag: 'normal', conflict: said !== 'normal' };
  const direction = directionOf(said);
  const conflict = said === 'normal' || (direction !== null && status !== 'abnormal' && direction !== status);
  const critical = said === 'critical' || said === 'critical_low' || said === 'critical_high';
  const isCritical = critical && !conflict && status !== 'abnormal';
  return { flag: isCritical ? (status === 'low' ? 'critical_low' : 'critical_high') : status, conflict };
}

const directionOf = (said: FlagMeaning): 'low' | 'high' | null =>
  said.endsWith('low') ? 'low' : said.endsWith('high') ? 'high' : null;

function printedStatus(said: FlagMeaning | null): LabFlag {
  if (said === null || said === 'other') return 'unknown';
  return said === 'critical' ? 'abnormal' : said;
}
