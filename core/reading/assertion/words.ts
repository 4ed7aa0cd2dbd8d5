/** A word or a sign that matters to scope, in lower case. */
export type Word = { word: string; start: number; end: number };

const pattern = /(?<![^\s(])[+-]ve\b|[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[?;,:/()]/gu;

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(pattern), ({ 0: printed, index }) => ({
    word: printed.toLowerCase().replace('’', "'"),
    start: index,
    end: index + printed.length,
  }));
