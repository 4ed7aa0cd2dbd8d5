import { firstFrom } from '../kernel/first-from.ts';
import type { Span } from '../kernel/span.ts';

/** A stretch of a text and the token that takes its place. */
export type Replacement = { span: Span; token: string };

type Offsets = { text: string; toOriginal(offset: number): number; toMasked(offset: number): number };

/** The text with every stretch replaced, and the way between both. `replacements` are in order and do not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): Offsets {
  const pieces: string[] = [];
  const originals: number[] = []; // where each replaced stretch starts and ends, before and after
  const masked: number[] = [];
  let from = 0;
  let length = 0;
  for (const { span, token } of replacements) {
    pieces.push(text.slice(from, span[0]), token);
    length += span[0] - from;
    originals.push(span[0], span[1]);
    masked.push(length, length + token.length);
    length += token.length;
    from = span[1];
  }
  pieces.push(text.slice(from));
  const ends = { originals: text.length, masked: length + text.length - from };
  return {
    text: pieces.join(''),
    toOriginal: (offset) => moved(within(offset, ends.masked), masked, originals),
    toMasked: (offset) => moved(within(offset, ends.originals), originals, masked),
  };
}

const within = (offset: number, end: number): number => Math.min(Math.max(offset, 0), end);

/** Even places of both lists are starts of stretches, odd ones are ends: between an end and a start the texts run side by side. */
function moved(offset: number, from: readonly number[], to: readonly number[]): number {
  const at = firstFrom(from, (place) => place > offset) - 1;
  if (at < 0) return offset;
  const isInside = at % 2 === 0;
  return isInside ? (to[at] ?? 0) : (to[at] ?? 0) + offset - (from[at] ?? 0);
}
