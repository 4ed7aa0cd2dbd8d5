import { sentenceOf } from './notice-sentence.ts';
import type { Notice } from '../documents/explanation.ts';
import type { StorySection, ToldStory } from './told-story.ts';

/**
 * The parts below the main message without what is already told in it, for what is read from its beginning to its end. What is missing
 * in a document stands with what is unclear.
 */
export function toldOnce({ message, step, sections }: ToldStory, missing: readonly Notice[] = []): StorySection[] {
  const told = new Set([...message, ...step].map(({ sentence }) => sentence));
  const unclear = sections.find(({ part }) => part === 'unclear')?.pieces ?? [];
  const notSaid = missing.map((notice) => ({ text: notice.text, sentence: sentenceOf(notice) }));
  const parts: StorySection[] = [
    ...sections.filter(({ part }) => part !== 'unclear'),
    { part: 'unclear', pieces: [...unclear, ...notSaid] },
  ];
  return parts
    .map(({ part, pieces }) => ({ part, pieces: pieces.filter(({ sentence }) => !told.has(sentence)) }))
    .filter(({ pieces }) => pieces.length > 0);
}
