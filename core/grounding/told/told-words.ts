import { matchesIn } from '../../kernel/matches-in.ts';

/** A word, number or sign of a sentence in lower case, hyphens inside words left out. Offsets are UTF-16, into the sentence. */
export type ToldWord = { word: string; start: number; end: number };

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)*\d*|[%<>;,.:?!()]/gu;

export const toldWords = (text: string): ToldWord[] =>
  matchesIn(text, pattern).map(({ 0: printed, index }) => ({
    word: printed.toLowerCase().replace('’', "'"),
    start: index,
    end: index + printed.length,
  }));

/** The words that lie inside a stretch of the sentence, as a half-open range of their numbers. */
export function wordsWithin(words: readonly ToldWord[], start: number, end: number): [first: number, after: number] {
  let first = 0;
  while (first < words.length && (words[first]?.end ?? 0) <= start) first += 1;
  let after = first;
  while (after < words.length && (words[after]?.start ?? end) < end) after += 1;
  return [first, after];
}
