import type { ReferenceRange } from '../../documents/explanation.ts';
import { comparatorOf, printedSign } from './comparators.ts';
import { type DecimalSign, numberOf, printedDash, printedNumber } from './numbers.ts';

export type Sex = 'female' | 'male';

/**
 * A range with whether its bounds belong to it: "<5.7" excludes 5.7, "up to 5.7" includes it. `titre` says that the bounds are
 * dilutions. Bounds are numbers in the printed unit.
 */
export type Range = ReferenceRange & { lowIncluded: boolean; highIncluded: boolean; titre: boolean };

type Bounds = Pick<Range, 'low' | 'high' | 'lowIncluded' | 'highIncluded' | 'titre'>;
type Bracket = Bounds & { sex: Sex | null };

const upWords = 'up to|at most|no more than|until|bis|less than or equal to|less than|lower than|below|under';
const downWords = 'at least|greater than or equal to|greater than|more than|higher than|above|over|exceeding';
const brackets = new RegExp(
  `(?<low>${printedNumber})(?:\\s?(?:%|[\\p{L}µ]{1,6}/[\\p{L}]{1,4}))?${printedDash}(?<high>${printedNumber})` +
    `|(?:(?<wording>${upWords}|${downWords})\\s{1,2})?(?:(?<sign>${printedSign})\\s{0,2})?(?<dilution>1\\s?:\\s?)?(?<bound>${printedNumber})` +
    `(?:\\s{1,2}(?:or|and)\\s(?<tail>less|lower|below|under|more|higher|greater|above|over))?`,
  'giu',
);
const included = /^(?:up to|at most|no more than|until|bis|at least|.*equal to)$/i;
const upward = new RegExp(`^(?:${upWords})$`, 'i');

const open: Bounds = { low: null, high: null, lowIncluded: true, highIncluded: true, titre: false };

const longestRange = 400;

/**
 * The range that printed words give. Of several brackets the one for the document's sex is taken; without a stated sex, or with
 * brackets by age or by grade, the words are kept and the bounds stay null.
 */
export function parseRange(printed: string, { sex, decimal }: { sex: Sex | null; decimal: DecimalSign }): Range {
  const text = printed.trim();
  if (text.length > longestRange) return { ...open, text };
  const found = bracketsIn(text, decimal);
  const marked = found.filter((bracket) => bracket.sex !== null);
  const fitting = marked.length > 0 && sex !== null ? found.filter((bracket) => bracket.sex === sex) : found;
  const only = fitting.length === 1 ? fitting[0] : undefined;
  if (!only || /\b(?:age|years?|yrs?|y|months?|days?|trimester|weeks?|phase|pre|post)\b/i.test(text))
    return { ...open, text };
  const { sex: _sex, ...bounds } = only;
  return { ...bounds, text };
}

function bracketsIn(text: string, decimal: DecimalSign): Bracket[] {
  const found: Bracket[] = [];
  for (const match of text.matchAll(brackets)) {
    // A figure inside a word ("1.73m2", "10^9") or in a unit is no bound.
    const before = text[match.index - 1] ?? ' ';
    if (/[\p{L}\d^*/]/u.test(before)) continue;
    const bounds = boundsOf(match.groups ?? {}, decimal);
    if (bounds) found.push({ ...bounds, sex: sexAround(text, match.index, match.index + match[0].length) });
  }
  return found;
}

function boundsOf(groups: Record<string, string | undefined>, decimal: DecimalSign): Bounds | undefined {
  const { low, high, wording, sign: found, dilution, bound, tail } = groups;
  if (low !== undefined && high !== undefined) {
    const [from, to] = [numberOf(low, decimal), numberOf(high, decimal)];
    return from === undefined || to === undefined || from > to ? undefined : { ...open, low: from, high: to };
  }
  const value = numberOf(bound ?? '', decimal);
  if (value === undefined) return undefined;
  const comparator = found ? comparatorOf(found) : null;
  const titre = dilution !== undefined;
  if (comparator) {
    return comparator.startsWith('<')
      ? { ...open, high: value, highIncluded: comparator === '<=', titre }
      : { ...open, low: value, lowIncluded: comparator === '>=', titre };
  }
  if (wording) {
    return upward.test(wording)
      ? { ...open, high: value, highIncluded: included.test(wording), titre }
      : { ...open, low: value, lowIncluded: included.test(wording), titre };
  }
  if (tail)
    return /less|lower|below|under/i.test(tail) ? { ...open, high: value, titre } : { ...open, low: value, titre };
  return undefined;
}

const sexBefore =
  /(?:^|[\s(;,/])(?:(females?|women|woman|f|w|frauen)|(males?|men|man|m|männer))\b\s{0,2}(?:is\s|[:=(-])?\s{0,2}(?:range\s?:?\s?)?$/iu;
const sexAfter = /^[^\d;,\n]{0,14}?[\s(](?:(females?|women|f)|(males?|men|m))(?=[\s),;.]|$)/iu;

function sexAround(text: string, start: number, end: number): Sex | null {
  const before = sexBefore.exec(text.slice(Math.max(0, start - 24), start));
  const match = before ?? sexAfter.exec(text.slice(end, end + 24));
  if (!match) return null;
  return match[1] === undefined ? 'male' : 'female';
}
