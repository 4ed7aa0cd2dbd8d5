import type { QuestionOrder } from '#core/health-profile/question-order.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { hasFeature } from '#core/plans/plan-features.ts';
import type { QuestionSorter } from '../../ports/question-sorter.ts';
import { planOf } from '../plans/plan-of.ts';
import { findHealthProfile, type HealthProfileDeps } from './find-health-profile.ts';

export type OrderForOwnerDeps = HealthProfileDeps & { questionSorter: QuestionSorter };

/**
 * In which order somebody is shown the questions of their own explanation: undefined where nothing is to be moved, and for whoever it is
 * shared with, since a profile is its owner's alone. A profile is used while
 * the plan has it. One that is damaged moves nothing, since the explanation can do without.
 */
export async function orderForOwner(
  { questionSorter, ...deps }: OrderForOwnerDeps,
  reader: Reader,
  questions: readonly string[],
): Promise<QuestionOrder | undefined> {
  if (reader.kind !== 'user' || questions.length < 2) return undefined;
  const profile = await findHealthProfile(deps, reader.userId).catch(undefinedWhenDamaged);
  if (profile === undefined) return undefined;
  const plan = await planOf(deps.db, reader);
  if (plan === null || !hasFeature(plan, 'healthProfile')) return undefined;
  return questionSorter.order(questions, profile, { owner: ownerOf(reader) });
}

function undefinedWhenDamaged(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'storage.damaged') return undefined;
  throw error;
}
