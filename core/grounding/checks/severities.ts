import type { LabResult } from '../../documents/explanation.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import { overlaps } from '../../kernel/span.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import { subjectsOf } from '../told/subjects.ts';
import { wordsWithin } from '../told/told-words.ts';
import type { Case, Check } from './check.ts';
import { toldAndPrinted } from '../wording/told-and-printed.ts';

/** Degrees and courses as people say them, and the printed words that each may stand for. */
const degrees = toldAndPrinted('degrees', 'gi');

/** A degree that is told is printed beside the thing it is told of. */
export const severities: Check = (one) => {
  const isWrong = degrees.some(({ said, printed }) =>
    matchesIn(one.told.plain, said).some(
      ({ 0: words, index }) => !isExplained(one, index, words) && !holds(one, index, words, printed),
    ),
  );
  return isWrong ? ['severity'] : [];
};

/** "Serious question", "long-term plan", "severe side effects to look out for": of no finding. */
function isExplained({ told }: Case, at: number, words: string): boolean {
  const behind = told.text.slice(at + words.length, at + words.length + 30);
  const before = told.text.slice(Math.max(0, at - 30), at);
  if (
    /^\s+["“(]|^\s+(?:over|under|above|below|less than|more than)\s+(?:\d|an? |one|two|three|four|five|six|seven|eight|nine|ten|half)|^\s+(?:form|type|sugar|blood|glucose|with|as|by|more|about|of|before|later|after|earlier|plan|goals?|care|treatment|control|average|use|effects?|detail|tests?|medicine|warning|questions?|morning|next|appointment|menopause|to)\b/i.test(
      behind,
    )
  )
    return true;
  return /\b(?:if|not|no|isn't|aren't|wasn't|how|any|more|is (?:it|this|that)|get|gets|becomes?|turns?)\s+(?:\w+\s+)?$/i.test(
    before,
  );
}

function holds(one: Case, at: number, words: string, printed: RegExp): boolean {
  const { told, source } = one;
  if (isOfRow(one, at, words) || (one.quoted !== undefined && printed.test(one.quoted.words))) return true;
  const mention = nearest(one.mentions, at);
  if (mention === undefined || mention.links.length === 0) return printed.test(one.evidence.text);
  const near = mention.links.filter(({ span }) => one.evidence.near.some((place) => overlaps(place, span)));
  const links = near.length > 0 ? near : mention.links;
  // Words of the name itself: "chronic kidney disease", "acute appendicitis".
  if (
    mention.span[0] <= at &&
    links.some(({ entry }) => entry?.term.toLowerCase().includes(words.toLowerCase()) === true)
  )
    return true;
  const text = source.explanation.text;
  return (
    links.some(({ span: [start, end], finding }) => {
      if (finding !== undefined && finding.severity !== null)
        return printed.test(finding.severity) || printed.test(clauseAround(text, start, end));
      return printed.test(clauseAround(text, start, end));
    }) ||
    (told.words.length > 30 && printed.test(one.evidence.nearText))
  );
}

/** Of lab values: "slightly high" is near the bound, "very high" is far from it. */
function isOfRow(one: Case, at: number, words: string): boolean {
  const { told } = one;
  const [first] = wordsWithin(told.words, at, at + words.length);
  const direction = told.directions.find((each) => each.first >= first && each.first - first < 3);
  if (direction === undefined && !/^ (?:up|down|raised|over|under)\b/i.test(told.text.slice(at + words.length)))
    return false;
  const subjects = direction === undefined ? told.analytes : subjectsOf(told, direction.first, direction.last);
  const rows = subjects.length > 0 ? subjects.flatMap(({ rows: own }) => own) : one.evidence.rows;
  const distance = Math.max(...rows.map(distanceOf).filter((each) => !Number.isNaN(each)));
  if (!Number.isFinite(distance)) return /^(?:slight|a |leve|liger)/i.test(words);
  return /^(?:mild|slight|minor|minimal|a |leve|liger|early)/i.test(words)
    ? distance <= 0.6
    : /^moder|^medium/i.test(words)
      ? distance > 0.05 && distance < 1
      : rows.some(({ flag }) => flag.startsWith('critical')) || distance >= 0.5;
}

const nearest = (mentions: readonly ToldMention[], at: number): ToldMention | undefined =>
  mentions
    .filter(({ kind }) => kind === 'condition' || kind === 'finding' || kind === 'symptom' || kind === 'lay')
    .reduce<ToldMention | undefined>(
      (best, one) => (best === undefined || gap(one, at) < gap(best, at) ? one : best),
      undefined,
    );
/** A degree mostly stands before its thing. */
const gap = ({ span: [start, end] }: ToldMention, at: number): number => (start >= at ? start - at : (at - end) * 2);

/** The part of a printed sentence around a thing, up to the next stop or comma. */
function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 90), start);
  const after = text.slice(end, end + 70);
  const from = Math.max(
    ...['.', ';', ',', '\n', ':'].map((sign) => before.lastIndexOf(`${sign}${sign === '\n' ? '' : ' '}`)),
  );
  const to = after.search(/[.;\n](?:\s|$)|, (?:and |but |no |with )/);
  return before.slice(from + 1) + text.slice(start, end) + (to === -1 ? after : after.slice(0, to));
}

/** How far a value stands outside its range, as a share of the bound it passed: 0 inside, NaN where it cannot be told. */
function distanceOf({ value, range }: LabResult): number {
  const number = Number.parseFloat(value.replaceAll(',', ''));
  if (range === null || Number.isNaN(number)) return Number.NaN;
  if (range.high !== null && number > range.high) return (number - range.high) / Math.abs(range.high || 1);
  if (range.low !== null && number < range.low) return (range.low - number) / Math.abs(range.low || 1);
  return range.high === null && range.low === null ? Number.NaN : 0;
}
