import { z } from 'zod';

/**
 * In which order the questions of an explanation are shown to its owner: each once, by its place in `actionItems`. `because` says, as a
 * sentence, why a question comes first; null where the health profile has nothing to do with it.
 */
export const QuestionOrder = z.array(z.object({ index: z.number().int().min(0), because: z.string().nullable() }));
export type QuestionOrder = z.infer<typeof QuestionOrder>;
