import type { HealthProfile } from '#core/health-profile/health-profile.ts';
import type { QuestionOrder } from '#core/health-profile/question-order.ts';
import type { OnBehalf } from './on-behalf.ts';

/** Puts the questions of an explanation in order for somebody, away from the thread that serves. Rejects when it was stopped or crashed. */
export type QuestionSorter = {
  /** Undefined where the profile moves nothing. */
  order(questions: readonly string[], profile: HealthProfile, options: OnBehalf): Promise<QuestionOrder | undefined>;
};
