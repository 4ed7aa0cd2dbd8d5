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

const keyLength = 2;

/** Phrases parted by semicolons. A star at the end of one lets its last word go on: "laborator*". */
export function phraseList(list: string): Phrases {
  const byStart = new Map<string, Phrase[]>();
  for (const entry of list.split(';')) {
    const words = wordsOf(entry);
    const key = words[0]?.slice(0, keyLength) ?? '';
    byStart.set(key, [...(byStart.get(key) ?? []), { words, open: entry.trim().endsWith('*') }]);
  }
  const longestAt = (words: readonly string[], at: number): number =>
    (byStart.get(words[at]?.slice(0, keyLength) ?? '') ?? []).reduce(
      (longest, phrase) => (phrase.words.length > longest && fits(words, at, phrase) ? phrase.words.length : longest),
      0,
    );
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

/** Letters and digits of each word, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d#]+/gu) ?? [];

const fits = (words: readonly string[], at: number, { words: phrase, open }: Phrase): boolean =>
  phrase.every((word, index) => {
    const found = words[at + index];
    return found === word || (open && index === phrase.length - 1 && found?.startsWith(word) === true);
  });
