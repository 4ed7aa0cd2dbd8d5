import { matchesIn } from '../../kernel/matches-in.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';
import { isSameNumber } from './row-numbers.ts';

type Status = 'high' | 'low' | 'normal';

const toldHigh =
  /\b(?:above|over|higher than|more \w* ?than|greater than|exceeds?|exceeded|too high|raised|elevated|beyond)\b/i;
const toldLow = /\b(?:below|under|lower than|less \w* ?than|fewer \w* ?than|too low|short of|falls? short|reduced)\b/i;
const toldWithin =
  /\b(?:within|inside|in|at|on|meets?|reach(?:es|ed)?|achieved?|hits?) (?:the |your |its |his |her )?(?:\w+ ){0,2}?(?:targets?|goals?|range|limits?|aim|objetivo)\b|\bas expected\b|(?<!\d ?(?:[-–]|to|and) ?\d[\d.,]*(?: [^\s,]+)? )\b(?:is|was|are|were) (?:quite |all )?(?:normal|fine)\b/i;
const toldOfTarget =
  /\b(?:targets?|goals?|aim|range|limits?|expected|predicted|desired|ideal|objetivo|therapeutic|normal)\b/i;
const isTurned =
  /\b(?:not|n't|never|no longer|outside|out of|should|if|when|until|want\w*|aim is|aims? (?:to|for)|keep\w*|was set|last|before|previous\w*|than (?:it|last|before)|still to)\b/i;

/** "70 % (expected 30 %)", "7.9 (target <7)", "1.8 (goal 2.0-3.0)". */
const beside =
  /(?<![\d.,/-])(\d+(?:\.\d+)?)[^\d\n(;]{0,14}[([;,]\s*(?:expected|predicted|target|goal|aim|normal|usual|desired|limit|therapeutic)(?: (?:range|is|level))?\W{0,3}?([<>≤≥]=?)?\s*(\d+(?:\.\d+)?)(?:\s*%?\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?/gi;
/** "Target INR 2.0-3.0", "Goal: <7.0 %", told once for a whole document. */
const ofDocument =
  /\b(?:target|goal|therapeutic)\b[^\d\n;.<>≤≥]{0,24}([<>≤≥]=?)?\s*(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?/gi;

/** "ALT (U/L) [<35]   19   24   31": the limit stands before all that was measured. */
const limitBefore =
  /^[^\d\n[]*\[\s*(?:([<>≤≥]=?)\s*)?(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*\]((?:\s+\d+(?:\.\d+)?)+)\s*$/;

type Bounds = { sign: string | undefined; first: number; second: number | undefined };

/** What may be told of a value: below an upper limit is both low and as it should be. */
function tellable(value: number, bounds: Bounds): readonly Status[] {
  const status = statusOf(value, bounds);
  if (status !== 'normal' || bounds.sign === undefined) return [status];
  return ['normal', /^[<≤]/.test(bounds.sign) ? 'low' : 'high'];
}

function statusOf(value: number, { sign, first, second }: Bounds): Status {
  if (second !== undefined) return value < first ? 'low' : value > second ? 'high' : 'normal';
  if (sign?.startsWith('<') === true || sign === '≤') return value <= first ? 'normal' : 'high';
  if (sign !== undefined) return value >= first ? 'normal' : 'low';
  return value > first ? 'high' : value < first ? 'low' : 'normal';
}

const boundsOf = (sign: string | undefined, first = '', second: string | undefined): Bounds => ({
  sign,
  first: Number(first),
  second: second === undefined ? undefined : Number(second),
});

/** What the quoted number is against the number that print expects of it; undefined where none or several stand there. */
export function againstExpected({ quoted, told, source }: Case): readonly Status[] | undefined {
  if (quoted === undefined) return undefined;
  const own = matchesIn(quoted.clause, beside).map(([, value = '', sign, first, second]) => ({
    value: Number(value),
    status: tellable(Number(value), boundsOf(sign, first, second)),
  }));
  const named = own.filter(({ value }) => told.quantities.some((one) => isSameNumber(one.value, value)));
  const meant = named.length > 0 ? named : own;
  if (meant.length > 0) return meant.length === 1 ? meant[0]?.status : undefined;
  const ofLine = statusOfLine(quoted.words.trim());
  if (ofLine !== undefined) return ofLine;
  const targets = matchesIn(source.explanation.text, ofDocument);
  const [target] = targets;
  const value = /(?<![\d./])\d+\.\d+\W*$/.exec(quoted.words)?.[0];
  if (target === undefined || targets.length > 1 || value === undefined || target[3] === undefined) return undefined;
  return tellable(Number.parseFloat(value), boundsOf(target[1], target[2], target[3]));
}

/** Of a line whose values all say the same. */
function statusOfLine(line: string): readonly Status[] | undefined {
  const [, sign, first, second, values] = limitBefore.exec(line) ?? [];
  if (values === undefined || (sign === undefined && second === undefined)) return undefined;
  const bounds = boundsOf(sign, first, second);
  const all = values
    .trim()
    .split(/\s+/)
    .map((value) => tellable(Number(value), bounds));
  return all.every(([status]) => status === all[0]?.[0]) ? all[0] : undefined;
}

/** High, low and within a target, of a value whose target stands beside it or once in the document. */
export const expectedNumbers: Check = (one): VerifyFault[] => {
  const { plain, isQuestion } = one.told;
  if (isQuestion || isTurned.test(plain) || !toldOfTarget.test(plain)) return [];
  const said = (
    [
      ['high', toldHigh],
      ['low', toldLow],
      ['normal', toldWithin],
    ] as const
  ).filter(([, form]) => form.test(plain));
  const [only] = said;
  if (only === undefined || said.length > 1) return [];
  const printed = againstExpected(one);
  return printed === undefined || printed.includes(only[0]) ? [] : ['direction'];
};
