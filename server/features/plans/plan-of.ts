import { sql, type Kysely } from 'kysely';
import type { Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';

/** The plan of a row of `users` that counts at this moment: a change counts from its very day on, written down or not. */
export const planNow = sql<PlanName>`case when users.next_plan_at <= now() then users.next_plan else users.plan end`;

/** The plan of whoever asks; null for a guest. Throws AppError('auth.required') where the account is gone. */
export async function planOf(db: Kysely<Database>, actor: Actor): Promise<PlanName | null> {
  if (actor.kind === 'guest') return null;
  const row = await db
    .selectFrom('users')
    .select(planNow.as('plan'))
    .where('id', '=', String(actor.userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  return row.plan;
}
