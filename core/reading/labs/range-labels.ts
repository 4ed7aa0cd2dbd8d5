import { sexWords } from './people-words.ts';
import { phraseList, type Phrases, remembering, wordsOf } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };

/**
 * What the words beside a bracket of a range say about it. `other` names a bracket that is not the wished-for one ("average risk"),
 * `goal` one for people in treatment, and
 * `negative` one that among others is a name only: to be not immune is no good news.
 */
export type RangeLabel = 'good' | 'goal' | 'negative' | 'low' | 'high' | 'other';

/** Tried in this order, since "near optimal" holds "optimal" and "low risk" holds "low". */
const labels: readonly (readonly [RangeLabel, Phrases])[] = reportWords.ranges.map((label) => [
  label.means as RangeLabel,
  phraseList(label.words),
]);

/** The class of a label, or null when its words say nothing of it ("Reference range", a unit, nothing at all). */
export function labelOf(words: string): RangeLabel | null {
  const said = wordsOf(words);
  if (said.length === 0) return null;
  // What is not reactive or detected is said before what is.
  if (absent.holds(said)) return 'negative';
  return labels.find(([, phrases]) => phrases.holds(said))?.[0] ?? null;
}

const absent = phraseList('negative; non reactive; nonreactive; not detected; not reactive');

/** Whom a bracket is for: such words stand beside figures of a range only. */
const people: ReadonlySet<string> = new Set([
  ...sexWords,
  ...`male males female females men women man woman m f boys girls adult adults child children newborn newborns infant infants smoker
  smokers non-smoker non-smokers nonsmoker nonsmokers pregnant non-pregnant pregnancy menopausal postmenopausal premenopausal
  post-menopausal pre-menopausal follicular luteal mid-cycle midcycle ovulatory trimester fasting random diabetic non-diabetic`.split(
    /\s+/,
  ),
]);
const links: ReadonlySet<string> = new Set(
  `non pre very age aged ages related age-related year years yrs yr y j jahre ans años anni år bis über unter month months days weeks old risk level levels range reference ref interval value values is of for
  or and to in the than less more above below up upto over under post pre phase first second third 1st 2nd 3rd cut-off cutoff control
  diabetes expected limit limits if when is are be should considered`.split(/\s+/),
);

/** Whether a word says for whom a bracket is. */
export const saysWhom = (word: string): boolean => people.has(bare(word));

/** Whether a word names a bracket: for whom it is, or what lies in it. */
export const namesBracket = remembering((word): boolean => people.has(bare(word)) || labelOf(word) !== null);

/** Whether a word may stand beside the figures of a range at all. */
export const isRangeWord = (word: string): boolean => namesBracket(word) || links.has(bare(word));

const bare = (word: string): string => word.toLowerCase().replace(/^\(|[:.)]+$/g, '');
