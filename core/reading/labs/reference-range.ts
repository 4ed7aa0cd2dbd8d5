import type { ReferenceRange } from '../../documents/explanation.ts';
import type { DecimalSign } from './numbers.ts';
import { type Bounds, type Bracket, bracketsIn, open, type Sex } from './range-brackets.ts';

/**
 * A range with whether its bounds belong to it. `brackets` are all its spans of figures that can be meant for the patient, also
 * those with a name of their own ("High: >=240"), which bound nothing.
 */
export type Range = ReferenceRange & Bounds & { brackets: readonly Bracket[] };

const longestRange = 400;
const byAge = /\b(?:age|years?|yrs?|y|months?|days?|trimester|weeks?|phase|pre|post)\b/i;

/**
 * The range that printed words give. Of several brackets the one for the document's sex is taken, and of named ones the one that is
 * wished for; where more than one remains, the words are kept and the bounds stay null.
 */
export function parseRange(printed: string, { sex, decimal }: { sex: Sex | null; decimal: DecimalSign }): Range {
  const text = printed.trim();
  if (text.length > longestRange) return { ...open, text, brackets: [] };
  const found = bracketsIn(text, decimal);
  const marked = found.some((bracket) => bracket.sex !== null);
  const brackets = marked && sex !== null ? found.filter((bracket) => bracket.sex === sex) : found;
  const wished = brackets.filter(({ label }) => label === null || label === 'good');
  const [only] = wished;
  if (!only || wished.length > 1 || byAge.test(text)) return { ...open, text, brackets };
  const { sex: _sex, label: _label, ...bounds } = only;
  return { ...bounds, text, brackets };
}
