import { matchesIn } from '../../kernel/matches-in.ts';
import type { ToldDirection } from '../told/directions.ts';
import type { Case } from './check.ts';
import { againstExpected } from './expected-numbers.ts';
import { isSameNumber } from './row-numbers.ts';

type Status = 'high' | 'low' | 'normal';

/**
 * Whether a direction holds by the numbers themselves, where no row decides: those that the sentence compares ("146, above the target of
 * 130"), or a value that is printed beside its range ("18 cmH2O (10-25)"). Undefined where there are none.
 */
export function comparedInPrint(direction: ToldDirection, one: Case): boolean | undefined {
  const { kind, isTurned } = direction;
  if (kind !== 'high' && kind !== 'low' && kind !== 'normal') return undefined;
  const told = betweenTold(direction, one);
  const beside = told ?? (isCompared(direction, one) ? undefined : besideRange(kind, one));
  const isSo = beside ?? againstExpected(one)?.includes(kind);
  return isSo === undefined ? undefined : isSo !== isTurned;
}

/** How far a number may stand from the word that compares it, in characters. */
const reach = 44;
const comparing = /\b(?:above|over|below|under|beneath|than|exceed\w*|past|beyond|meets|reach\w*)\b/i;

/** "Below the limit" is no "low". */
const isCompared = ({ first, last, kind }: ToldDirection, { told: { text, words } }: Case): boolean =>
  kind !== 'normal' && comparing.test(text.slice(words[first]?.start, words[last]?.end));

/** "146/84, which is above the target of 130/80": both numbers are told, and whether they are printed others check. */
function betweenTold({ kind, first, last: end }: ToldDirection, { told }: Case): boolean | undefined {
  const { words, quantities, text } = told;
  const [from, to] = [words[first]?.start ?? 0, words[end]?.end ?? 0];
  if (!comparing.test(text.slice(from, to))) return undefined;
  const at = quantities.findLastIndex((one) => one.end <= from && from - one.end < reach);
  // Of a blood pressure the first number.
  const value = quantities[text[(quantities[at]?.start ?? 0) - 1] === '/' ? at - 1 : at];
  const bound = quantities.find(({ start }) => start >= to && start - to < reach);
  if (value === undefined || bound === undefined) return undefined;
  if (
    /[.;]\s|\bbut\b|\band (?!(?:is |now |still |so |just |well )*$)/.test(text.slice(value.end, from)) ||
    !ofBound.test(text.slice(to, bound.start))
  )
    return undefined;
  if (kind === 'high') return value.value > bound.value;
  return kind === 'low' ? value.value < bound.value : undefined;
}

const ofBound =
  /^[\s(]*(?:(?:the|an?|its|your|of|upper|lower|normal|usual|limit|range|value|cut-?off|threshold|target|goal|line|minimum|maximum|is|which|at|that|lab's|reference|level|mark|for)[\s,(]+)*$/i;

/** "18 cmH2O (10-25)", "14 (<21)", "7.9 (<7.8)", "96 (L; 150-400)". */
const withRange =
  /(?<![\d.,/-])(\d+(?:\.\d+)?)\s*(?:%|[^\d\s()[\],;:][^\s()[\],;:]{0,11}(?:\s[^\d\s()[\],;:]{1,6})?)?\s*[([](?:(?:[HL]|normal|ref\w*|range|target)[;:,]?\s*)?(?:(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)|([<>≤≥]=?)\s*(\d+(?:\.\d+)?))/gi;

function besideRange(kind: Status, { told, quoted }: Case): boolean | undefined {
  if (quoted === undefined) return undefined;
  const ofQuote = statusesIn(quoted.words);
  const all = ofQuote.length > 0 ? ofQuote : statusesIn(quoted.clause);
  const named = all.filter(({ value }) => told.quantities.some((one) => isSameNumber(one.value, value)));
  const [only] = named.length > 0 ? named : all;
  const meant = named.length > 0 ? named : all;
  if (only === undefined || meant.some(({ status }) => status !== only.status)) return undefined;
  return only.status === kind;
}

function statusesIn(words: string): { value: number; status: Status }[] {
  return matchesIn(words, withRange).map(([, value = '', low, high, sign, bound]) => {
    const number = Number(value);
    if (bound !== undefined) {
      const isUpper = sign?.startsWith('<') === true || sign === '≤';
      const isInside = isUpper ? number <= Number(bound) : number >= Number(bound);
      return { value: number, status: isInside ? 'normal' : isUpper ? 'high' : 'low' };
    }
    if (number < Number(low)) return { value: number, status: 'low' };
    return { value: number, status: number > Number(high) ? 'high' : 'normal' };
  });
}
