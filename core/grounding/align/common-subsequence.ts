import type { Span } from '../../kernel/span.ts';
import { haveSameGuarded } from './guarded-words.ts';

/** A sentence or row of a document as words to be compared. */
export type WordedPiece = { words: readonly string[]; places: readonly Span[]; known: ReadonlySet<string> };

/** How much of the quote must be found, and how closely it must stand together. */
const coverage = 0.75;
const density = 0.5;
const longestQuote = 80;

const word = /[\p{L}\p{N}]+(?:[.,/'’-][\p{L}\p{N}]+)*|[<>]=?/gu;

export function wordedPiece(text: string, start = 0): WordedPiece {
  const matches = [...text.matchAll(word)];
  const words = matches.map(([found]) => found.toLowerCase());
  return {
    words,
    places: matches.map(({ 0: found, index }) => [start + index, start + index + found.length]),
    known: new Set(words),
  };
}

/**
 * The stretch of one sentence that holds most of the quote's words in their order: at least three quarters of the quote, with no more
 * foreign words than found ones, and with the very same numbers, negations, sides and directions. It never crosses a sentence end,
 * for each piece is one sentence or row.
 */
export function closestStretch(quote: string, pieces: readonly WordedPiece[]): Span[] {
  const { words } = wordedPiece(quote);
  if (words.length < 2 || words.length > longestQuote) return [];
  const needed = Math.ceil(words.length * coverage);
  return pieces.flatMap((piece) => {
    if (words.filter((one) => piece.known.has(one)).length < needed) return [];
    const matched = commonWords(words, piece.words);
    const [first, last] = [matched[0], matched.at(-1)];
    if (first === undefined || last === undefined || matched.length < needed) return [];
    if (matched.length / (last - first + 1) < density) return [];
    if (!haveSameGuarded(words, piece.words.slice(first, last + 1))) return [];
    const [from, to] = [piece.places[first], piece.places[last]];
    return from && to ? [[from[0], to[1]] as Span] : [];
  });
}

/** Where the words of the longest common subsequence stand in the second list. */
function commonWords(one: readonly string[], other: readonly string[]): number[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const skip = Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0);
      lengths[a * width + b] = one[a] === other[b] ? (lengths[(a + 1) * width + b + 1] ?? 0) + 1 : skip;
    }
  }
  const places: number[] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    if (one[a] === other[b]) {
      places.push(b);
      a += 1;
      b += 1;
    } else if ((lengths[(a + 1) * width + b] ?? 0) >= (lengths[a * width + b + 1] ?? 0)) a += 1;
    else b += 1;
  }
  return places;
}
