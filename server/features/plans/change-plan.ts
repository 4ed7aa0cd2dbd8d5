import { sql, type Transaction } from 'kysely';
import { ownerEvent } from '#core/audit/owner-event.ts';
import type { User } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Allowance } from '#core/plans/allowance.ts';
import { isLower, plansUpTo } from '#core/plans/lowering.ts';
import { renewalAfter } from '#core/plans/period.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { getAllowance, type AllowanceDeps } from './get-allowance.ts';
import { planNow } from './plan-of.ts';

export type ChangePlanDeps = AllowanceDeps & { audit: AuditTrail };

/**
 * Changes to a lower plan at the end of the month, and at once to a higher one that costs nothing here. Every other has to be paid for:
 * AppError('plan.needs_payment'), or ('payment.not_configured') where nothing can be. A subscription is changed where it is paid for:
 * AppError('plan.subscribed'). Throws AppError('plan.no_change') for the plan that somebody has.
 */
export async function changePlan(
  deps: ChangePlanDeps,
  user: User,
  { plan }: { plan: PlanName },
  deviceId: string,
): Promise<Allowance> {
  await deps.db.transaction().execute(async (trx) => {
    const now = await lockPlan(trx, user);
    refuseUnlessFree(deps, now, plan);
    if (plan === now.next?.plan) return;
    const isNow = isLower(now.plan, plan);
    const at = isNow ? now.at : renewalAfter(now.at, now.timeZone);
    await savePlan(trx, user, isNow ? { plan, next: null } : { plan: now.plan, next: { plan, at } });
    await deps.audit.record(
      trx,
      ownerEvent(user, { action: 'account.plan_changed', fields: { plan, from: at.toISOString() } }),
    );
  });
  return getAllowance(deps, user, deviceId);
}

/**
 * Takes back a change that waits for its day. Where none does, nothing changes. What a subscription brought is taken back where it is paid
 * for: AppError('plan.subscribed').
 */
export async function keepPlan(deps: ChangePlanDeps, user: User, deviceId: string): Promise<Allowance> {
  await deps.db.transaction().execute(async (trx) => {
    const { plan, next, subscription } = await lockPlan(trx, user);
    if (next === null) return;
    if (subscription !== undefined && brought(subscription, next)) throw new AppError('plan.subscribed');
    await savePlan(trx, user, { plan, next: null });
    await deps.audit.record(trx, ownerEvent(user, { action: 'account.plan_changed', fields: { plan } }));
  });
  return getAllowance(deps, user, deviceId);
}

type Change = { plan: PlanName; at: Date };
type ActiveSubscription = { plan: PlanName; ends_at_period_end: boolean };
type Standing = {
  plan: PlanName;
  timeZone: string;
  at: Date;
  next: Change | null;
  subscription: ActiveSubscription | undefined;
};

function refuseUnlessFree({ accountRules, payments }: ChangePlanDeps, now: Standing, plan: PlanName): void {
  if (now.subscription !== undefined) throw new AppError('plan.subscribed');
  if (plan === now.plan) throw new AppError('plan.no_change');
  if (isLower(plan, now.plan) || plansUpTo(accountRules.defaultPlan).includes(plan)) return;
  throw new AppError(payments === undefined ? 'payment.not_configured' : 'plan.needs_payment');
}

/** A change comes from the subscription where it ends, or is for that plan from its next period on. */
const brought = (subscription: ActiveSubscription, next: Change): boolean =>
  subscription.ends_at_period_end || subscription.plan === next.plan;

/** How it stands with somebody's plan, and stays until the transaction ends. A change whose day has come is none that waits. */
async function lockPlan(trx: Transaction<Database>, { userId }: User): Promise<Standing> {
  const row = await trx
    .selectFrom('users')
    .select([planNow.as('plan'), 'time_zone', 'next_plan', 'next_plan_at', sql<Date>`now()`.as('at')])
    .where('id', '=', String(userId))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  const { plan, time_zone: timeZone, next_plan, next_plan_at, at } = row;
  const next = next_plan && next_plan_at && next_plan_at > at ? { plan: next_plan, at: next_plan_at } : null;
  return { plan, timeZone, at, next, subscription: await findSubscription(trx, userId) };
}

/** The plan that counts is written down with it, so that a change whose day has come is not lost. */
async function savePlan(
  trx: Transaction<Database>,
  { userId }: User,
  { plan, next }: { plan: PlanName; next: Change | null },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ plan, next_plan: next?.plan ?? null, next_plan_at: next?.at ?? null })
    .where('id', '=', String(userId))
    .execute();
}

const findSubscription = (trx: Transaction<Database>, userId: number): Promise<ActiveSubscription | undefined> =>
  trx
    .selectFrom('subscriptions')
    .select(['plan', 'ends_at_period_end'])
    .where('user_id', '=', String(userId))
    .where('is_active', '=', true)
    .executeTakeFirst();
