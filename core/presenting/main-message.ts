import type { Piece } from './sentences.ts';

/** What matters most, and the step that follows. The explanation ends its summary with the step; a summary of one sentence has none. */
export function splitMessage(pieces: Piece[]): { message: Piece[]; step: Piece | undefined } {
  const last = pieces.at(-1);
  return pieces.length > 1 ? { message: pieces.slice(0, -1), step: last } : { message: pieces, step: undefined };
}
