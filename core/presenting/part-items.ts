import type { StoryPart } from '../documents/explanation.ts';
import type { Piece } from './sentences.ts';

/** Told as one text; of the others each sentence stands for itself. */
const runningParts = new Set<StoryPart>(['bottom_line', 'why', 'done']);

export const isRunning = (part: StoryPart): boolean => runningParts.has(part);

/** The items of a list, each with what is generally so of it: that stands behind the sentence that it belongs to. */
export function partItems(pieces: readonly Piece[]): Piece[][] {
  const items: Piece[][] = [];
  for (const piece of pieces) {
    const last = items.at(-1);
    if (last !== undefined && piece.sentence?.basis === 'general') last.push(piece);
    else items.push([piece]);
  }
  return items;
}
