import { matchesIn } from '../kernel/matches-in.ts';
import { foldWord } from './spelling.ts';

/** What stands between a word and the one before: a phrase may run across a space, a wrapped line or a hyphen, never across other signs. */
export type Gap = 'space' | 'hyphen' | 'stop';

export type Token = {
  word: string;
  folded: string;
  number: number | undefined; // of a plain word that is met in many documents, the same in all of them
  gap: Gap;
  start: number;
  end: number;
};

const words = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
/** Most words are of plain letters and digits, which are found in a fraction of the time. */
const plainWords = /[A-Za-z0-9]+(?:'[A-Za-z]+)*/g;
/** "Graves' disease": the mark of a possessive ends no phrase. */
const spaceGap = /^(?:['’]?[ \t\u00a0]{1,3}|[ \t\u00a0]*\r?\n[ \t\u00a0]*)$/;
const hyphenGap = /^[ ]?[-\u2010\u2011\u2013/]\r?\n?[ ]?$/;

export function tokenise(text: string): Token[] {
  const folds = new Map<string, string>();
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of matchesIn(text, formOf(text))) {
    const [word] = match;
    const start = match.index;
    const { folded, number } = plainWord(word) ?? { folded: remember(folds, word), number: undefined };
    const gap = tokens.length === 0 ? 'stop' : gapOf(text, previousEnd, start);
    previousEnd = start + word.length;
    tokens.push({ word, folded, number, gap, start, end: previousEnd });
  }
  return tokens;
}

export const wordsIn = (text: string): string[] => text.match(formOf(text)) ?? [];

const formOf = (text: string): RegExp => (/[^\x00-\x7f]/.test(text) ? words : plainWords);

type PlainWord = { folded: string; number: number };

const plainKnown = new Map<string, PlainWord>();
const mostKnown = 20_000;

/** Words in small letters and short numbers come again in every document. Others, which may be names, are known only by them. */
function plainWord(word: string): PlainWord | undefined {
  const known = plainKnown.get(word);
  if (known !== undefined) return known;
  if (!/^(?:[a-z]{1,16}|\d{1,3})$/.test(word))
    return /^[A-Z][a-z]{0,15}$/.test(word) ? plainKnown.get(word.toLowerCase()) : undefined;
  if (plainKnown.size >= mostKnown) return undefined;
  const met = { folded: foldWord(word), number: plainKnown.size };
  plainKnown.set(word, met);
  return met;
}

/** The full stop of "E. coli" ends no phrase: one capital letter before it, a small one after it. */
const isAfterInitial = (text: string, from: number, to: number): boolean =>
  /^\.[ \u00a0]?$/.test(text.slice(from, to)) &&
  /(?:^|[^\p{L}\p{N}])\p{Lu}$/u.test(text.slice(Math.max(0, from - 2), from)) &&
  /\p{Ll}/u.test(text.charAt(to));

function gapOf(text: string, from: number, to: number): Gap {
  if (to - from === 1 && text[from] === ' ') return 'space';
  if (to - from > 40) return 'stop';
  const between = text.slice(from, to);
  if (spaceGap.test(between) || between === '&' || isAfterInitial(text, from, to)) return 'space';
  return hyphenGap.test(between) ? 'hyphen' : 'stop';
}

/** The folded form of a word, folded once. */
export function remember(folds: Map<string, string>, word: string): string {
  const known = folds.get(word);
  if (known !== undefined) return known;
  const folded = foldWord(word);
  folds.set(word, folded);
  return folded;
}
