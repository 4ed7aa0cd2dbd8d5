import { z } from 'zod';
import { Engine, Sentence } from './explanation.ts';

export const longestQuestion = 500;

export const AskBody = z.object({ question: z.string().max(4000) });

/** An answer about one document. Where the document does not say, `found` is false and the sentences say so and what to do. */
export const Answer = z.object({
  question: z.string(),
  found: z.boolean(),
  sentences: z.array(Sentence.omit({ section: true })),
  engine: Engine,
});
export type Answer = z.infer<typeof Answer>;
