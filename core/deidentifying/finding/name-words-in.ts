import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** A word that could be part of a name, and what stands around it on its line. */
export type NameWord = {
  word: string;
  span: Span;
  isCapitals: boolean; // "OKAFOR"; never a single letter
  before: string; // up to 24 characters of the line before it
  after: string;
};

const form = /(?<![\p{L}\p{N}\p{M}])\p{Lu}[\p{L}\p{M}]*(?:['’‘-]\p{L}[\p{L}\p{M}]*)*(?![\p{N}\p{M}])/gu;
/** Capitals inside a word are usual in names of some origins only; in others they are marks of products and units. */
const innerCapitals = /^(?:Ma?c|Fitz|De|Di|Da|Du|La|Le|Lo|Van|Von|El|Al|Ben|O['’‘]|D['’‘]|L['’‘])\p{Lu}\p{Ll}+$/u;

/** Every word with a capital of its own, in order. Mixed forms such as "mmHg" and "HbA" are none. */
export function nameWordsIn(text: string): NameWord[] {
  return matchesIn(text, form).flatMap(({ 0: word, index }): NameWord[] => {
    const isCapitals = word.length > 1 && word === word.toUpperCase();
    if (!isCapitals && !word.split(/[-'’‘]/).every(isPlain) && !innerCapitals.test(word)) return [];
    const end = index + word.length;
    return [{ word, span: [index, end], isCapitals, before: lineBefore(text, index), after: lineAfter(text, end) }];
  });
}

const isPlain = (part: string): boolean => !/\p{Lu}/u.test(part.slice(1)) || innerCapitals.test(part);

const seen = 24;

function lineBefore(text: string, at: number): string {
  const head = text.slice(Math.max(0, at - seen), at);
  return head.slice(head.lastIndexOf('\n') + 1);
}

function lineAfter(text: string, at: number): string {
  const tail = text.slice(at, at + seen);
  const newline = tail.indexOf('\n');
  return newline === -1 ? tail : tail.slice(0, newline);
}
