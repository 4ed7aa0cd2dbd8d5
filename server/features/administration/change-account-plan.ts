import { sql, type Kysely, type Transaction } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import { userOwner } from '#core/kernel/actor.ts';
import { renewalAfter } from '#core/plans/period.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { UserKeeping } from '#core/plans/retention.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { keepingsOf } from '../plans/keeping-of.ts';

export type ChangeAccountPlanDeps = { db: Kysely<Database>; audit: AuditTrail };

export type PlanChange = { userId: number; plan: PlanName; when: 'now' | 'next_cycle' };

/**
 * Gives somebody another plan by decision of whoever runs the program: at once, or when their present cycle ends. Gives the moment it counts
 * from. Throws AppError('account.not_found').
 */
export const changeAccountPlan = (
  { db, audit }: ChangeAccountPlanDeps,
  { userId, plan, when }: PlanChange,
): Promise<Date> =>
  db.transaction().execute(async (trx) => {
    const { keeping, now, cycleEndsAt } = await lockAccount(trx, userId);
    const isNow = when === 'now' || plan === keeping.plan;
    const at = isNow ? now : cycleEndsAt;
    const changedAt = isNow && plan !== keeping.plan ? now : keeping.changedAt;
    await trx
      .updateTable('users')
      .set({
        plan: isNow ? plan : keeping.plan,
        next_plan: isNow ? null : plan,
        next_plan_at: isNow ? null : at,
        plan_changed_at: changedAt,
      })
      .where('id', '=', String(userId))
      .execute();
    await audit.record(trx, {
      owner: userOwner(userId),
      actor: 'operator',
      action: 'account.plan_changed',
      fields: { plan, from: at.toISOString() },
    });
    return at;
  });

type Locked = { keeping: UserKeeping; now: Date; cycleEndsAt: Date };

/** As the account stands at this moment. What was paid for stays until its end; otherwise a cycle is a month of the person's zone. */
async function lockAccount(trx: Transaction<Database>, userId: number): Promise<Locked> {
  const id = String(userId);
  const row = await trx
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(sql<Date | null>`case when period_ends_at > now() then period_ends_at end`.as('paid_until'))
    .where('users.id', '=', id)
    .forUpdate('users')
    .executeTakeFirst();
  const [found] = await keepingsOf(trx, [id]);
  if (row === undefined || found?.keeping.kind !== 'user') throw new AppError('account.not_found');
  const { keeping, now } = found;
  return { keeping, now, cycleEndsAt: row.paid_until ?? renewalAfter(now, keeping.timeZone) };
}
