import { wordsOf } from './words-of.ts';

/** Split on commas, trimmed, empties dropped. */
export const splitKeywords = (written: string): string[] =>
  written
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');

/** The form that a word or a phrase is counted and listed in: "Patient's  Rights" is "patient rights". */
export const keywordOf = (written: string): string => wordsOf(written).join(' ');

/** Each target once, in the order that they were written in. What holds no word is dropped. */
export const targetsOf = (written: readonly string[]): string[] =>
  [...new Set(written.map(keywordOf))].filter((keyword) => keyword !== '');
