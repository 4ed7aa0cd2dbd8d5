import { sexWords } from './people-words.ts';
import { phraseList, type Phrases, remembering, wordsOf, wordSets } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** What words say of a bracket: `other` is not the wished one, `goal` one in treatment; `negative` among others is a name (not immune is not good). */
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

/** Whom a bracket is for, and other words that stand beside its figures. */
const words = wordSets({
  ...reportWords.rangeWords,
  people: `${sexWords.join(' ')} ${reportWords.rangeWords.people}`,
});

/** Whether a word says for whom a bracket is. */
export const saysWhom = (word: string): boolean => words.people(bare(word));

/** Whether a word names a bracket: for whom it is, or what lies in it. */
export const namesBracket = remembering((word): boolean => saysWhom(word) || labelOf(word) !== null);

/** Whether a word may stand beside the figures of a range at all. */
export const isRangeWord = (word: string): boolean => namesBracket(word) || words.links(bare(word));

const bare = (word: string): string => word.toLowerCase().replace(/^\(|[:.)]+$/g, '');
