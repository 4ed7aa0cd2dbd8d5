import type { Language } from '../../documents/explanation.ts';
import directions from './directions.json' with { type: 'json' };

/** What a sentence says of where a value stands. `outside` is high or low; `positive` and `negative` are of tests answered by a word. */
export type DirectionWord =
  | 'high'
  | 'low'
  | 'normal'
  | 'outside'
  | 'positive'
  | 'negative'
  | 'rising' // against an earlier value
  | 'falling'
  | 'nothing'; // holds such words and says nothing of the value

/** A phrase is the longest that fits, so that "above the normal range" says high and not normal. */
export const directionWords: Readonly<Record<Language, Readonly<Record<DirectionWord, readonly string[]>>>> = {
  en: directions.english,
  es: directions.spanish,
};

/** Words before one of them that turn it round. */
export const turningWords: ReadonlySet<string> = new Set(
  "not isn't aren't wasn't weren't neither nor never no n't doesn't don't didn't cannot can't without hardly".split(
    ' ',
  ),
);
