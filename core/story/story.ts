import type { Sentence, StoryPart } from '../documents/explanation.ts';

/** A sentence of the story, in its part. One of basis `document` has the spans of the words it tells. */
export type StorySentence = Omit<Sentence, 'section' | 'by'> & { part: StoryPart };
