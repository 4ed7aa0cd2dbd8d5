import { z } from 'zod';
import { QuestionOrder } from '../health-profile/question-order.ts';
import { SeenByShare } from '../sharing/share.ts';
import { Explanation } from './explanation.ts';
import { DocumentId } from './medical-document.ts';
import { TellingState } from './telling.ts';

export const Feedback = z.enum(['helpful', 'not_helpful']);
export type Feedback = z.infer<typeof Feedback>;

export const FeedbackBody = z.object({ feedback: Feedback.nullable() });

/** A stored explanation of one document, as the interpretation page draws it. */
export const Interpretation = Explanation.omit({ id: true }).extend({
  documentId: DocumentId,
  title: z.string(),
  createdAt: z.string(),
  feedback: Feedback.nullable(),
  /** Where a model's words stand, without them: they are in their places. */
  telling: TellingState,
  /** Present where the health profile of its owner puts questions first. */
  questionOrder: QuestionOrder.optional(),
  /** Present where it is seen by way of a share. */
  share: SeenByShare.optional(),
});
export type Interpretation = z.infer<typeof Interpretation>;

export const InterpretBody = z.object({ documentId: z.union([z.number(), z.string().max(64)]) });
