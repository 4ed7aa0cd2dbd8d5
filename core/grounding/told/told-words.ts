import { matchesIn } from '../../kernel/matches-in.ts';
import { rememberLatest } from '../../kernel/remember-latest.ts';

/** A word, number or sign of a sentence in lower case, hyphens inside words left out. Offsets are UTF-16, into the sentence. */
export type ToldWord = { word: string; start: number; end: number };

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)*\d*|[%<>;,.:?!()]/gu;
/** The same for a text of plain letters, which are found in a fraction of the time. */
const plainPattern = /\d+(?:[.,]\d+)*|[a-z]+(?:'[a-z]+)*\d*|[%<>;,.:?!()]/g;

export const toldWords = rememberLatest((text): readonly ToldWord[] =>
  /[^\x00-\x7f]/.test(text) ? wordsOf(text) : plainWordsOf(text),
);

const wordsOf = (text: string): ToldWord[] =>
  matchesIn(text, pattern).map(({ 0: printed, index }) => ({
    word: printed.toLowerCase().replace('’', "'"),
    start: index,
    end: index + printed.length,
  }));

const plainWordsOf = (text: string): ToldWord[] =>
  matchesIn(text.toLowerCase(), plainPattern).map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** The words that lie inside a stretch of the sentence, as a half-open range of their numbers. */
export function wordsWithin(words: readonly ToldWord[], start: number, end: number): [first: number, after: number] {
  let first = 0;
  while (first < words.length && (words[first]?.end ?? 0) <= start) first += 1;
  let after = first;
  while (after < words.length && (words[after]?.start ?? end) < end) after += 1;
  return [first, after];
}
