import type { ReadWord } from './read-ink.ts';

/** Words of other alphabets, read as Latin letters, are unsure: on a clear page half of the words are surer than 0.95. */
const unsure = 0.8;
/** And every fifth of them has what no Latin word has. */
const strange = 0.2;

/**
 * Whether a page is written in letters that the letter reader does not know, such as Cyrillic: it sees the Latin letters and figures
 * that look like them ("Tpom6oµuTbl"), with figures and capitals in the middle of words.
 */
export function hasUnknownLetters(words: readonly Pick<ReadWord, 'text' | 'confidence'>[]): boolean {
  const long = words
    .map(({ text, confidence }) => ({ text: text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), confidence }))
    .filter(({ text }) => text.length >= 4 && /\p{L}.*\p{L}/u.test(text) && !/[/\-^×]/u.test(text));
  if (long.length < 8) return false;
  const sorted = long.map(({ confidence }) => confidence).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 1;
  return median < unsure && long.filter(({ text }) => isStrange(text)).length >= long.length * strange;
}

const isStrange = (text: string): boolean =>
  /\p{L}\d+\p{L}|\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{N}.,:'’()]+\p{L}|[a-z][µα-ω]|[µα-ω][a-z]|[α-ω]{2}/u.test(text);
