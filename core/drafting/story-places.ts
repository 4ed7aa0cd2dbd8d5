import type { Explanation, Sentence, StoryPart } from '../documents/explanation.ts';

/** Where the built-in sentences stand in the story of a document. */
export type StoryPlaces = {
  /** The part of the sentence at a place in the list of sentences. */
  partAt: (place: number) => StoryPart;
  /** What stands beside the bottom line as the next step. */
  nextStep: Sentence | undefined;
};

/** The part of sentences that no story places. */
export const partOfSection: Record<Exclude<Sentence['section'], 'question'>, StoryPart> = {
  summary: 'bottom_line',
  interpretation: 'why',
  finding: 'found',
  recommendation: 'next_steps',
};

export function storyPlaces({ sentences, story = [] }: Pick<Explanation, 'sentences' | 'story'>): StoryPlaces {
  const parts = new Map<number, StoryPart>();
  let nextStep: Sentence | undefined;
  for (const { part, sentences: places } of story)
    for (const place of places) {
      const sentence = sentences[place];
      const isNextStep = part === 'bottom_line' && sentence?.section === 'recommendation';
      if (isNextStep) nextStep = sentence;
      parts.set(place, isNextStep ? 'next_steps' : part);
    }
  return {
    partAt: (place) => {
      const section = sentences[place]?.section ?? 'interpretation';
      return parts.get(place) ?? partOfSection[section === 'question' ? 'interpretation' : section];
    },
    nextStep,
  };
}
