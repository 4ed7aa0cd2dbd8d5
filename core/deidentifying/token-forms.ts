import { matchesIn } from '../kernel/matches-in.ts';

/** Anything in square brackets that could be a token. Never across a line or another bracket. */
const bracketed = /\[([^[\]\n]{1,48})\]/g;

export type Bracketed = { key: string; start: number; end: number };

/** Every place in a text where a token may stand, under the form that tokens are compared in. */
export const bracketedIn = (text: string): Bracketed[] =>
  matchesIn(text, bracketed).map(({ 0: whole, 1: inner = '', index }) => ({
    key: keyOfInner(inner),
    start: index,
    end: index + whole.length,
  }));

/** Models change case and spaces of a token and escape its underscore, but it stays the same token: "[Person 1]", "[PERSON\_1]". */
export const keyOf = (token: string): string => keyOfInner(token.slice(1, -1));

const keyOfInner = (inner: string): string =>
  inner
    .toLowerCase()
    .replace(/[\s_\\]/g, '')
    .replace(/[−–—]/g, '-');
