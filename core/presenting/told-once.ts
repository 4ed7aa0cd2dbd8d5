import type { Piece } from './sentences.ts';
import type { StorySection, ToldStory } from './told-story.ts';

/**
 * The parts below the main message without what is already told in it, for what is read from its beginning to its end. What is missing
 * in a document stands with what is unclear.
 */
export function toldOnce({ message, step, sections }: ToldStory, missing: readonly Piece[] = []): StorySection[] {
  const told = new Set([...message, ...step].map(({ sentence }) => sentence));
  const unclear = sections.find(({ part }) => part === 'unclear')?.pieces ?? [];
  const parts: StorySection[] = [
    ...sections.filter(({ part }) => part !== 'unclear'),
    { part: 'unclear', pieces: [...unclear, ...missing] },
  ];
  return parts
    .map(({ part, pieces }) => ({ part, pieces: pieces.filter(({ sentence }) => !told.has(sentence)) }))
    .filter(({ pieces }) => pieces.length > 0);
}
