import { firstFrom } from '../../kernel/first-from.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import data from './scope-words.json' with { type: 'json' };

type WordList = keyof typeof data;
const lists = new Map<string, ReadonlySet<string>>(
  Object.entries(data).map(([list, { words }]) => [list, new Set(words.split(' '))]),
);

/** Whether a word is in one of the lists by which a reach is measured; each says in the data what it is for. */
export const isIn = (list: WordList, word: string | undefined): boolean =>
  word !== undefined && lists.get(list)?.has(word) === true;

/** A word or a sign that matters to scope, in lower case. */
export type Word = { word: string; start: number; end: number };

const pattern = /(?<![^\s(])[+-]ve\b|\+\/[-–]|±|[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[?;,:/()]/gu;

export const wordsOf = (text: string): Word[] =>
  matchesIn(text, pattern).map(({ 0: printed, index }) => ({
    word: printed.toLowerCase().replace('’', "'"),
    start: index,
    end: index + printed.length,
  }));

/** The words at start..end of a sentence: the first of them, and the first behind them. Words are in order, so the search halves. */
export function wordsAt(words: readonly Word[], start: number, end: number): { first: number; after: number } {
  return { first: firstFrom(words, (word) => word.end > start), after: firstFrom(words, (word) => word.start >= end) };
}
