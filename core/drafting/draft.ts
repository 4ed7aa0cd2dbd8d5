import { z } from 'zod';
import { Importance } from '../documents/explanation.ts';

/** What a sentence says of its value, in words that no language changes. `none` where it says nothing of the kind. */
export const DraftDirection = z.enum(['high', 'low', 'normal', 'none']);
/** Whether what the sentence names is said to be there. `none` where it names nothing of the kind. */
export const DraftPresence = z.enum(['present', 'absent', 'possible', 'none']);

/**
 * A sentence as a model writes it. Everything is required and nothing has limits, so that every provider's grammar can follow it;
 * line numbers may be wrong in any way a number can be, and are checked where they are used.
 */
export const DraftSentence = z.object({
  t: z.string(), // the sentence
  s: z.array(z.number()), // the numbers of the lines it rests on
  q: z.string(), // the shortest exact copy of those words; empty for general knowledge
  d: DraftDirection,
  p: DraftPresence,
});
export type DraftSentence = z.infer<typeof DraftSentence>;

export const DraftStatus = z.enum(['normal', 'abnormal', 'critical', 'unclear']);
export const DraftFinding = z.object({ sent: DraftSentence, status: DraftStatus });
export const DraftTerm = z.object({ term: z.string(), definition: z.string(), importance: Importance });

/** The answer of a model that explains a document. */
export const Draft = z.object({
  summary: z.array(DraftSentence),
  findings: z.array(DraftFinding),
  interpretation: z.array(DraftSentence),
  terms: z.array(DraftTerm),
  questions: z.array(DraftSentence),
  recommendations: z.array(DraftSentence),
});
export type Draft = z.infer<typeof Draft>;

/** One finished piece of a draft, in the order written. */
export type DraftItem =
  | { part: 'summary' | 'interpretation' | 'questions' | 'recommendations'; sentence: DraftSentence }
  | { part: 'findings'; sentence: DraftSentence; status: z.infer<typeof DraftStatus> }
  | { part: 'terms'; term: z.infer<typeof DraftTerm> };

/** The answer of a model to a question about a document. `found` is false where the document does not say. */
export const AnswerDraft = z.object({ found: z.boolean(), sentences: z.array(DraftSentence) });
export type AnswerDraft = z.infer<typeof AnswerDraft>;
