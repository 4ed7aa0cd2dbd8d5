import { overlaps } from '../../kernel/span.ts';
import type { LabResult } from '../../documents/explanation.ts';
import type { ToldDirection } from '../told/directions.ts';
import { subjectsOf } from '../told/subjects.ts';
import type { Told } from '../told/told-sentence.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { DirectionWord } from '../wording/direction-words.ts';
import type { Case, Check } from './check.ts';
import { comparedInPrint } from './printed-comparison.ts';
import { holdsPrinted } from './printed-direction.ts';
import { polarityOf } from './polarity.ts';

/** High, low and normal are what value and range say; positive and negative what the result says. */
export const directions: Check = (one) =>
  wrongDirections(one).flatMap(({ fault, by }) => (by === 'row' ? [fault] : []));

/** The same of what no row and no number decides, by the words of print. */
export const directionsInWords: Check = (one) =>
  wrongDirections(one).flatMap(({ fault, by }) => (by === 'words' ? [fault] : []));

type Wrong = { fault: VerifyFault; by: 'row' | 'words' };

function wrongDirections(one: Case): Wrong[] {
  const { told, evidence } = one;
  return claimedDirections(told).flatMap((direction): Wrong[] => {
    const subjects = subjectsOf(told, direction.first, direction.last);
    const isPolar = direction.kind === 'positive' || direction.kind === 'negative';
    const named = subjects.flatMap(({ rows: own }) => own);
    const isUnnamed = subjects.length === 0 || (isPolar && named.length === 0);
    const rows = isUnnamed ? (isPolar ? quotedRows(one) : evidence.rows) : named;
    if (isPolar && subjects.length === 0 && one.mentions.length === 0) return [];
    const compared = isUnnamed && quotedRows(one).length === 0 ? comparedInPrint(direction, one) : undefined;
    if (compared !== undefined) return compared ? [] : [{ fault: 'direction', by: 'row' }];
    if (rows.length === 0) return isPolar || holdsPrinted(direction, one) ? [] : [{ fault: 'direction', by: 'words' }];
    const by = decidedBy(direction, rows, one, subjects.length > 1 || subjects.length === 0);
    return by === undefined ? [] : [{ fault: isPolar ? 'negation' : 'direction', by }];
  });
}

/** The row that the sentence quotes, where it quotes one alone. */
function quotedRows({ quoted, source }: Case): readonly LabResult[] {
  if (quoted === undefined) return [];
  const rows = source.rows.filter(({ span }) => quoted.spans.some((one) => overlaps(span, one)));
  return rows.length === 1 ? rows : [];
}

/** Asking whether a value is high claims nothing; "Why is my potassium high?" claims it. */
function claimedDirections({ directions: all, isQuestion, text }: Told): readonly ToldDirection[] {
  return isQuestion && asksWhether.test(text) ? [] : all;
}

const asksWhether =
  /^\W*(?:(?:is|are|was|were|do|does|did|could|can|should|would|will|might|may|has|have|how|which|at what|what (?:is|are|would|should|does it mean if|happens if|number|level|range)|ask|¿(?:es|está|debo|debería|puede|podría|hay))\b)/i;

type Verdict = 'yes' | 'no' | 'open';

/** By what a direction is wrong. Of several rows that a sentence names, what it says must be so of all of them; of rows it only rests on, of one. */
function decidedBy(
  direction: ToldDirection,
  rows: readonly LabResult[],
  one: Case,
  isOfMany: boolean,
): Wrong['by'] | undefined {
  const isNamed = one.told.analytes.length > 0;
  const bound = boundBehind(direction, one.told);
  const verdicts = rows.map((row) => comparedTo(bound, direction, row, one.told.words) ?? verdictOf(direction, row));
  if (verdicts.every((verdict) => verdict === 'open')) return holdsPrinted(direction, one) ? undefined : 'words';
  const isOfAll = isOfMany && (isNamed || direction.kind === 'normal');
  const isRight = isOfAll ? verdicts.every((verdict) => verdict !== 'no') : verdicts.includes('yes');
  return isRight ? undefined : 'row';
}

/** "Below the limit of 150": the number that a value is said to be above or below. */
function boundBehind({ last, first, kind }: ToldDirection, { words, quantities }: Told): number | undefined {
  if (kind !== 'high' && kind !== 'low') return undefined;
  const phrase = words.slice(first, last + 1).map(({ word }) => word);
  if (!phrase.some((word) => comparing.has(word))) return undefined;
  const from = words[last]?.end ?? 0;
  const next = quantities.find(({ start }) => start >= from && start - from < 34);
  const between = words.filter(({ start }) => next !== undefined && start >= from && start < next.start);
  return between.every(({ word }) => ofBound.has(word)) ? next?.value : undefined;
}

const comparing = new Set('above below over under beneath than exceeds exceed exceeded past beyond short'.split(' '));
const ofBound = new Set(
  "the a an of upper lower limit range cut off cutoff value normal which is lab's lab reference threshold ( goal target at that starts ends begins mark level".split(
    ' ',
  ),
);

/** What is said of a number is so or not whatever the row's status. A range that is open to one side has no other limit. */
function comparedTo(
  bound: number | undefined,
  { kind, isTurned, first, last }: ToldDirection,
  row: LabResult,
  words: Told['words'],
): Verdict | undefined {
  const value = Number.parseFloat(row.value.replaceAll(',', ''));
  if (Number.isNaN(value)) return undefined;
  const { range } = row;
  const isPreposition = words.slice(first, last + 1).some(({ word }) => comparing.has(word));
  const limit =
    bound ??
    (isPreposition && range !== null && (range.low === null || range.high === null) && !hasNormal(words, first, last)
      ? (range.high ?? range.low ?? undefined)
      : undefined);
  if (limit === undefined || !(isBoundOf(limit, row) || (limit === value && row.comparator !== null))) return undefined;
  if (limit === value && row.comparator !== null)
    return row.comparator.startsWith(kind === 'low' ? '<' : '>') !== isTurned ? 'yes' : 'no';
  const isSo = kind === 'high' ? value > limit : value < limit;
  return isSo !== isTurned ? 'yes' : 'no';
}

/** "Below normal" is never said of what is well. */
const hasNormal = (words: Told['words'], first: number, last: number): boolean =>
  words.slice(first, last + 1).some(({ word }) => word === 'normal' || word === 'range' || word === 'expected');

const isBoundOf = (limit: number, { range }: LabResult): boolean =>
  range !== null && (range.low === limit || range.high === limit);

const flagsOf: Readonly<Partial<Record<DirectionWord, readonly LabResult['flag'][]>>> = {
  high: ['high', 'critical_high'],
  low: ['low', 'critical_low'],
  normal: ['normal'],
  outside: ['high', 'low', 'critical_high', 'critical_low', 'abnormal'],
};

function verdictOf({ kind, isTurned }: ToldDirection, row: LabResult): Verdict {
  if (kind === 'positive' || kind === 'negative') return polarVerdict(kind, isTurned, row);
  if (kind === 'rising' || kind === 'falling') return changeVerdict(kind, row);
  const flags = flagsOf[kind];
  if (flags === undefined || row.flag === 'unknown') return 'open';
  if (row.flag === 'abnormal' && kind !== 'normal' && kind !== 'outside') return 'open';
  return flags.includes(row.flag) !== isTurned ? 'yes' : 'no';
}

function polarVerdict(kind: 'positive' | 'negative', isTurned: boolean, row: LabResult): Verdict {
  const own =
    polarityOf(row) ??
    (kind === 'negative' && row.comparator === null && Number.parseFloat(row.value) > 0 ? 'positive' : undefined);
  if (own === undefined) return 'open';
  return (own === kind) !== isTurned ? 'yes' : 'no';
}

function changeVerdict(kind: 'rising' | 'falling', { value, previous }: LabResult): Verdict {
  const [now, before] = [Number.parseFloat(value), Number.parseFloat(previous ?? '')];
  if (Number.isNaN(now) || Number.isNaN(before)) return 'no';
  return (kind === 'rising' ? now > before : now < before) ? 'yes' : 'no';
}
