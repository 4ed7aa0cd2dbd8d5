import { isFunctionWord } from '../simplifying/function-words.ts';

/** From so many words on, words without a mark between them are hard to follow where next to none ties them together. */
const longest = 12;
const leastTied = 0.2;

/** "urine dark headache dry mouth fluids inadequate drop on standing …": a note that sets nothing apart and leaves out what ties its words. */
export const isRunOn = (text: string): boolean =>
  text.split(/[,;:.()?!/+•]|\s[–-]\s/).some((stretch) => {
    const words = stretch.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
    return words.length >= longest && words.filter((word) => isFunctionWord(word)).length < words.length * leastTied;
  });
