import { expandPhrases } from '../../kernel/expand-phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };

const mostKept = 512; // answers
const longestKept = 200; // characters

/** A function of a text that keeps its last answers: lines of one document use the same few words over and over. */
export function remembering<Answer>(answerOf: (text: string) => Answer, most = mostKept): (text: string) => Answer {
  const kept = new Map<string, { answer: Answer }>();
  return (text) => {
    if (text.length > longestKept) return answerOf(text);
    const known = kept.get(text);
    if (known) return known.answer;
    const answer = answerOf(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, { answer });
    return answer;
  };
}

/** A text, or its words where they are asked about more than once. */
export type Words = string | readonly string[];

/** A list of phrases to look for as whole words, whatever the case and the signs between them. */
export type Phrases = {
  /** Whether the words are one of the phrases and nothing else. */
  is: (words: Words) => boolean;
  /** Whether the words begin with a phrase, with at most so many words behind it. */
  begins: (words: Words, more?: number) => boolean;
  holds: (words: Words) => boolean;
};

type Phrase = { words: readonly string[]; open: boolean };

/** The first two letters of a word as a number, which is looked up without making a string. */
const startOf = (word: string): number => word.charCodeAt(0) * 65536 + (word.length > 1 ? word.charCodeAt(1) : 0);

/** Phrases of a list, or parted by semicolons, with "(a|b)" for either. A star at the end of one lets its last word go on: "laborator*". */
export function phraseList(list: string | readonly string[]): Phrases {
  const byStart = new Map<number, Phrase[]>();
  for (const entry of expandPhrases(list)) {
    const words = wordsOf(entry);
    const [first] = words;
    if (first === undefined) continue;
    const key = startOf(first);
    byStart.set(key, [...(byStart.get(key) ?? []), { words, open: entry.endsWith('*') }]);
  }
  const longestAt = (words: readonly string[], at: number): number => {
    const word = words[at];
    let longest = 0;
    if (word === undefined) return longest;
    for (const phrase of byStart.get(startOf(word)) ?? none)
      if (phrase.words.length > longest && fits(words, at, phrase)) longest = phrase.words.length;
    return longest;
  };
  return {
    is: (text) => {
      const words = asWords(text);
      return words.length > 0 && longestAt(words, 0) === words.length;
    },
    begins: (text, more = Infinity) => {
      const words = asWords(text);
      const length = longestAt(words, 0);
      return length > 0 && words.length - length <= more;
    },
    holds: (text) => {
      const words = asWords(text);
      return words.some((_, at) => longestAt(words, at) > 0);
    },
  };
}

const asWords = (words: Words): readonly string[] => (typeof words === 'string' ? wordsOf(words) : words);

const none: readonly never[] = [];

/** Letters and digits of each word, in lower case. A name is asked about many times, one after the other. */
export const wordsOf = remembering(
  (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d#]+/gu) ?? none,
);

const fits = (words: readonly string[], at: number, { words: phrase, open }: Phrase): boolean =>
  phrase.every((word, index) => {
    const found = words[at + index];
    return found === word || (open && index === phrase.length - 1 && found?.startsWith(word) === true);
  });

/** The lists of a group, each by its name. */
export const phraseLists = <Name extends string>(
  lists: Record<Name, string | readonly string[]>,
): Record<Name, Phrases> => mapped(lists, phraseList);

/** Single words by the names of their lists, which are parted by blanks: whether a printed word is one of them, whatever its case. */
export const wordSets = <Name extends string>(lists: Record<Name, string>): Record<Name, (word: string) => boolean> =>
  mapped(lists, (list) => {
    const words = new Set(list.split(' '));
    return (word) => words.has(word.toLowerCase());
  });

function mapped<Name extends string, From, To>(group: Record<Name, From>, to: (from: From) => To): Record<Name, To> {
  return Object.fromEntries(Object.entries<From>(group).map(([name, from]) => [name, to(from)])) as Record<Name, To>;
}

/** Single words that several readers ask about. */
export const tokens = wordSets(reportWords.tokens);
