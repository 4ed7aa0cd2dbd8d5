import type { Kysely } from 'kysely';
import type { Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { hasFeature, neededFor, type PlanFeature } from '#core/plans/plan-features.ts';
import type { Database } from '#server/db/database.ts';
import { planOf } from './plan-of.ts';

/**
 * Throws AppError('auth.required') for a guest, and 'plan.needs_basic' or 'plan.needs_premium' where the plan does not have it. Given a
 * transaction, it asks within.
 */
export async function requirePlan(db: Kysely<Database>, actor: Actor, feature: PlanFeature): Promise<void> {
  const plan = await planOf(db, actor);
  if (plan === null) throw new AppError('auth.required');
  if (!hasFeature(plan, feature)) throw new AppError(neededFor(feature));
}
