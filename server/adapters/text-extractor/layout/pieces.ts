import type { Span } from '#core/kernel/span.ts';
import type { Word } from './geometry.ts';

/** A part of a text in the making: a word of the page, or the blanks and line ends between words. */
export type Piece = string | Word;

export type PlacedText = { text: string; spans: Map<Word, Span> };

/** Puts pieces together and remembers where every word came to stand. */
export function joinPieces(pieces: readonly Piece[]): PlacedText {
  const spans = new Map<Word, Span>();
  let text = '';
  for (const piece of pieces) {
    const start = text.length;
    text += typeof piece === 'string' ? piece : piece.text;
    if (typeof piece !== 'string') spans.set(piece, [start, text.length]);
  }
  return { text, spans };
}
