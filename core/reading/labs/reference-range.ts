import type { ReferenceRange } from '../../documents/explanation.ts';
import type { DecimalSign } from './numbers.ts';
import { yearWords } from './people-words.ts';
import { phraseList, phraseLists } from './phrases.ts';
import { type Bounds, type Bracket, bracketsIn, open, type Sex } from './range-brackets.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** A range. `brackets`: all spans of figures that can be meant for the patient, also named ones ("High: >=240"), which bound nothing. */
export type Range = ReferenceRange & Bounds & { brackets: readonly Bracket[] };

/** Whom a range is for; age in full years. */
type Whom = { sex: Sex | null; age?: number | null };

const longestRange = 400;
const byAge = new RegExp(
  String.raw`(?<![\p{L}\d])(?:age|alter|months?|days?)(?!\p{L})|(?<=[\d\s])(?:${yearWords})(?![\p{L}\d])`,
  'iu',
);
const { states } = phraseLists(reportWords.besideRows);

/** Whether a bracket is for an age, of those that are for no sex or for one. */
const isOfAge = ({ ages, sex }: Bracket, age: number | null, of: Sex | null = null): boolean =>
  ages !== null && age !== null && sex === of && age >= ages.from && age < ages.before;

/** "positive if above 10": where only what is not wished for is printed, all that is not beyond it is wished for. */
function beyondOf({ printed, low, high, lowIncluded, highIncluded, titre }: Bracket): Bounds | undefined {
  if (printed === null || !found.begins(printed) || (low === null) === (high === null)) return undefined;
  return { low: high, high: low, lowIncluded: !highIncluded, highIncluded: !lowIncluded, titre };
}
const found = phraseList('positive; pos; reactive; detected; abnormal; elevated; raised; pathological; pathologic');

/** The range in printed words: the bracket for the sex, and of named ones the wished one; where several remain the bounds stay null. */
export function parseRange(printed: string, { sex, age = null, decimal }: Whom & { decimal: DecimalSign }): Range {
  const text = printed.trim();
  if (text.length > longestRange) return { ...open, text, brackets: [] };
  const all = bracketsIn(text, decimal);
  const marked = all.some((bracket) => bracket.sex !== null);
  const own = marked && sex !== null ? all.filter((bracket) => bracket.sex === sex || isOfAge(bracket, age)) : all;
  const aged = own.filter((bracket) => isOfAge(bracket, age, bracket.sex));
  const isAged = aged.length > 0;
  const brackets = isAged ? aged : own;
  const wished = brackets.filter(({ label }) => label === null || label === 'good');
  const [only] = wished;
  const turned = brackets.length === 1 && brackets[0] ? beyondOf(brackets[0]) : undefined;
  if (turned) return { ...turned, text, brackets: [] };
  if (!only || wished.length > 1 || (!isAged && byAge.test(text)) || states.holds(text))
    return { ...open, text, brackets };
  const { sex: _sex, ages: _ages, label: _label, printed: _printed, ...bounds } = only;
  return { ...bounds, text, brackets };
}
