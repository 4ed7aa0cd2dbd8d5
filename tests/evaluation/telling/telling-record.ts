import { z } from 'zod';

/** What a reader has to take away from a paper. `weight`: 3 must, 2 should, 1 nice; `quotes` are words of the paper that say it. */
export const KeyMessage = z.object({
  text: z.string().min(1),
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  quotes: z.array(z.string().min(1)).min(1),
});
export type KeyMessage = z.infer<typeof KeyMessage>;

/** A line of a set of papers; what more it holds is for people. */
export const TellingRecord = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string().min(1),
  messages: z.array(KeyMessage),
});
export type TellingRecord = z.infer<typeof TellingRecord>;
