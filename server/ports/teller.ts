import type { AnswerToCheck } from '#core/answering/check-answer.ts';
import type { PreparedQuestion, QuestionToPrepare } from '#core/answering/prepare-question.ts';
import type { Answer } from '#core/documents/follow-up.ts';
import type { PreparedTelling, TellingToPrepare } from '#core/drafting/prepare-telling.ts';
import type { DraftToTell, TellingSoFar } from '#core/drafting/tell-draft.ts';
import type { OnBehalf } from './on-behalf.ts';

/** What needs our knowledge around a model's words, away from the thread that serves. Rejects when it was stopped or crashed. */
export type Teller = {
  /** What a model is asked of a document, and what of it goes out. */
  prepareTelling(input: TellingToPrepare, options: OnBehalf): Promise<PreparedTelling>;
  /** Holds what a model has written so far against the document, and tells what is to be shown. */
  tell(input: DraftToTell, options: OnBehalf): Promise<TellingSoFar>;
  prepareQuestion(input: QuestionToPrepare, options: OnBehalf): Promise<PreparedQuestion>;
  checkAnswer(input: AnswerToCheck, options: OnBehalf): Promise<Answer>;
};
