import { z } from 'zod';

/** A person's own list for the next visit: suggested questions they picked and questions of their own, in their order. */
export const VisitQuestions = z.strictObject({
  questions: z.array(z.strictObject({ text: z.string().trim().min(1).max(500), isOwn: z.boolean() })).max(50),
});
export type VisitQuestions = z.infer<typeof VisitQuestions>;
