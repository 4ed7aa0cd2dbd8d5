import { canonicalText } from '#core/reading/canonical-text.ts';
import type { Word } from './geometry.ts';

/** What most words are made of, and nothing that a canonical text would change. */
const plain = /^[!-~¡-¬®-ÿ⁰-⁹]+$/u;

/**
 * Words in the form in which they stand in a canonical text, so that joining them shifts no place: without hidden characters, a word
 * that turns out to hold a blank or a line end as several, a word of hidden characters only as none.
 */
export function cleanWords(words: readonly Word[]): Word[] {
  if (words.every((word) => plain.test(word.text))) return [...words];
  return words.flatMap((word) => {
    const text = canonicalText(word.text);
    if (text === word.text && !/\s/u.test(text)) return text === '' ? [] : [word];
    const width = (word.x1 - word.x0) / Math.max(1, text.length);
    return [...text.matchAll(/\S+/gu)].map((match) => ({
      ...word,
      text: match[0],
      x0: word.x0 + match.index * width,
      x1: word.x0 + (match.index + match[0].length) * width,
    }));
  });
}
