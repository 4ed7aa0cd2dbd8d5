import type { Explanation } from '../documents/explanation.ts';
import { cutIntoPieces, type Piece } from './sentences.ts';

/** What matters most, and the step that follows. The explanation ends its summary with the step; a summary of one sentence has none. */
export function splitMessage(pieces: Piece[]): { message: Piece[]; step: Piece[] } {
  return pieces.length > 1 ? { message: pieces.slice(0, -1), step: pieces.slice(-1) } : { message: pieces, step: [] };
}

export const messageOf = ({ summary, sentences }: Pick<Explanation, 'summary' | 'sentences'>) =>
  splitMessage(cutIntoPieces(summary, sentences));
