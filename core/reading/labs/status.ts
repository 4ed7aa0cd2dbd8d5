import type { Comparator, LabFlag } from '../../documents/explanation.ts';
import { phraseList } from './phrases.ts';
import type { FlagMeaning } from './printed-flag.ts';
import type { Bounds } from './range-brackets.ts';
import type { Range } from './reference-range.ts';
import reportWords from './report-words.json' with { type: 'json' };
import {
  isAbsentWord,
  isNoRange,
  isNoResult,
  isPresentSentence,
  isPresentWord,
  isUncertainWord,
  longGrade,
  severalAnswers,
  withoutBracket,
  foldWords,
} from './wording.ts';

/** A value to be judged: a figure with its comparator, or words. A value like "40-60" has two figures. `step` is one of its last printed digit. */
export type Judged =
  | { kind: 'figure'; low: number; high: number; comparator: Comparator | null; titre: boolean; step: number }
  | { kind: 'words'; text: string };

export type RangeStatus = 'normal' | 'low' | 'high' | 'abnormal' | 'unknown';

/** Where a value stands in its printed range. Unknown whenever the print leaves it open; never normal by guess. */
export function judge(value: Judged, range: Range | null, unit: string | null = null): RangeStatus {
  if (!range) return 'unknown';
  if (value.kind === 'words') return judgeWords(value.text, range);
  if (isAmount(unit) && value.comparator === null && isAbsentWord(range.text))
    return value.low > 0 ? 'abnormal' : 'normal';
  return judgeNamed(value, range) ?? judgeUnnamed(value, range);
}

/** A titre in a column of results where that of expected ones has "negative". Elsewhere such a word may be what the laboratory makes of it. */
export const isTitreOfNone = (value: Judged, range: Range | null, isTitled: boolean): boolean =>
  isTitled && range !== null && value.kind === 'figure' && value.titre && !value.comparator && isAbsentWord(range.text);

// An amount where none is expected: "Protein 0.3 g/L, negative". An index beside "Negative" has a limit of its own, which is not printed.
const isAmount = (unit: string | null): boolean => unit !== null && /^(?:[mµu]?g|[mµun]?mol)\/d?L$/i.test(unit);

/** Of people in the middle nothing is too high: "Average risk" (hs-CRP, Pearson et al., Circulation 2003;107:499-511). */
const middle = phraseList('(average|usual|typical|medium|intermediate|moderate) (cardiovascular|cv|) (risk|)');

/** What a bracket with a name says of a value inside it: "High: >=240". Two names for one value say nothing. */
function judgeNamed(value: Figure, range: Range): RangeStatus | undefined {
  const inside = range.brackets.filter((bracket) => isInside(value, bracket));
  const named = inside.filter(({ label }) => label === 'low' || label === 'high' || label === 'other');
  if (named.length === 0) return undefined;
  const status = named[0]?.label;
  if (inside.length > 1 || status === 'good' || !status) return 'unknown';
  if (status !== 'other') return status;
  if (named.some(({ printed }) => printed !== null && middle.is(printed.split(':')[0] ?? ''))) return 'unknown';
  const unnamed = judgeUnnamed(value, range);
  return unnamed === 'normal' ? 'unknown' : unnamed;
}

/** Specific IgE: class 0 is none, 0/1 unclear, 1 to 6 sensitised, no allergy yet (Hamilton, J Allergy Clin Immunol 2010;125:S284-S296). */
export function statusOfClass(printed: string | null | undefined): RangeStatus | null {
  if (!printed || !/^(?:[0-6]|0\/1)$/.test(printed)) return null;
  return printed.startsWith('0') ? 'unknown' : 'abnormal';
}

/** "negative: <1:16", "positive: >=1:64": what a test answers where the report names its stretches so. */
export function answerOfStep(step: string | null): RangeStatus | null {
  const words = step?.split(':')[0]?.toLowerCase() ?? '';
  if (isAbsentWord(words)) return 'normal';
  return isPresentWord(words) ? 'high' : null;
}

/** The one stretch with a name that holds a value, of several that the range prints. */
export function stepOfRange(value: Judged, { brackets }: Range): string | null {
  // Of the stretches of several ages only that of the person is left, or none is known to be.
  const steps = brackets.filter(({ printed, ages }) => printed !== null && (ages === null || brackets.length === 1));
  if (value.kind !== 'figure' || (steps.length < 2 && brackets.every(({ ages }) => ages === null))) return null;
  const inside = steps.filter((bracket) => isInside(value, bracket));
  return inside.length === 1 ? (inside[0]?.printed ?? null) : null;
}

const isInside = (value: Figure, bracket: Bounds): boolean =>
  bracket.titre === value.titre && judgeFigure(value, bracket) === 'normal';

/** Against the bounds; or, where brackets differ by sex or age and it is not known which is meant, what all of them say alike. */
function judgeUnnamed(value: Figure, range: Range): RangeStatus {
  const wished = range.brackets.filter(({ label }) => label === null || label === 'good');
  const isOpen = range.low === null && range.high === null;
  const judgedBy: readonly Bounds[] = !isOpen ? [range] : wished.length > 1 ? wished : [];
  const statuses = new Set(
    judgedBy.map((bounds) => (bounds.titre === value.titre ? judgeFigure(value, bounds) : 'unknown')),
  );
  const [status = 'unknown'] = statuses;
  return statuses.size === 1 ? status : 'unknown';
}

type Figure = Extract<Judged, { kind: 'figure' }>;

function judgeFigure({ low, high, comparator, step }: Figure, range: Bounds): RangeStatus {
  const [tooLow, tooHigh] = [isBelow(low, range), isAbove(high, range)];
  if (comparator === '<' || comparator === '<=') return judgeBelow(high, comparator, step, range);
  if (comparator === '>' || comparator === '>=') return judgeOver(low, comparator, step, range);
  if (low !== high && (isBelow(low, range) !== isBelow(high, range) || isAbove(low, range) !== isAbove(high, range))) {
    return isAbove(high, range) && !isBelow(low, range) ? 'high' : 'unknown';
  }
  if (tooLow) return 'low';
  return tooHigh ? 'high' : 'normal';
}

const isBelow = (value: number, { low, lowIncluded }: Bounds): boolean =>
  low !== null && (lowIncluded ? value < low : value <= low);
const isAbove = (value: number, { high, highIncluded }: Bounds): boolean =>
  high !== null && (highIncluded ? value > high : value >= high);

// "<5": anything from nothing up to five.
function judgeBelow(value: number, comparator: '<' | '<=', step: number, range: Bounds): RangeStatus {
  if (isBelow(value, range) || (comparator === '<' && value === range.low)) return 'low';
  // The lowest figure that can be measured is the lower bound: no sign of less.
  const reachesLow = range.low === null || range.low <= 0 || value === range.low;
  // "<0.91" printed beside "0.00-0.90": the next lower figure is the bound.
  const highest = comparator === '<' ? value - step * 1.001 : value;
  const withinHigh = range.high === null || value <= range.high || highest <= range.high;
  return reachesLow && withinHigh ? 'normal' : 'unknown';
}

function judgeOver(value: number, comparator: '>' | '>=', step: number, range: Bounds): RangeStatus {
  if (isAbove(value, range) || (comparator === '>' && value === range.high)) return 'high';
  const lowest = comparator === '>' ? value + step * 1.001 : value;
  return range.high === null && !isBelow(lowest, { ...range, lowIncluded: true }) ? 'normal' : 'unknown';
}

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

/** What a result in words is beside what the print expects; unknown where the two do not speak of the same thing. */
export function judgeWords(value: string, range: Range): RangeStatus {
  if (isNoResult(value) || isNoRange(range.text)) return 'unknown';
  const said = longGrade(value) ?? fold(isAbsentWord(withoutBracket(value)) ? withoutBracket(value) : value);
  if (range.low !== null || range.high !== null) {
    return isAbsentWord(said) && (range.low === null || range.low <= 0) ? 'normal' : 'unknown';
  }
  const expected = range.text
    .split(/[,;/]|\bor\b/i)
    .map(fold)
    .filter((words) => words !== '');
  if (fold(range.text) === said || expected.includes(said)) return 'normal';
  const isNoneExpected = expected.length > 0 && expected.every((words) => words === 'n' || isAbsentWord(words));
  if (said === 'p' && isNoneExpected) return 'abnormal';
  const several = severalAnswers(said);
  if (several !== null && isNoneExpected) return several === 'found' ? 'abnormal' : 'normal';
  if (looks.some((look) => look.wished.includes(expected.join()) && look.changed.includes(said))) return 'abnormal';
  const absentExpected = expected.length > 0 && expected.every(isAbsentWord);
  if (isAbsentWord(said)) return absentExpected ? 'normal' : expected.every(isPresentWord) ? 'abnormal' : 'unknown';
  return absentExpected && saysMore(said) ? 'abnormal' : 'unknown';
}

/** Not "negative", whatever the words go on to say: "Positive 1:80", "3+", "+3", "Equivocal - repeat". */
const saysMore = (said: string): boolean =>
  [
    said,
    ...[1, 2].map((count) =>
      said
        .split(/[\s,;]+/)
        .slice(0, count)
        .join(' '),
    ),
  ].some(
    (words) =>
      isPresentWord(words) ||
      isUncertainWord(words) ||
      isPresentSentence(words) ||
      /^(?:[1-4]?\+{1,4}|\+[1-4])$/.test(words),
  );

/** How urine and other fluids look: what is wished for, and what plainly differs from it. */
const { looks } = reportWords;

const fold = (words: string): string => foldWords(words.replace(/[()]/g, ' '));
