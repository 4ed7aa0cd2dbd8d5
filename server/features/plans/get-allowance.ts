import { sql, type Kysely } from 'kysely';
import { guestOwner, ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { Allowance } from '#core/plans/allowance.ts';
import { hasFeature } from '#core/plans/plan-features.ts';
import { plansUpTo } from '#core/plans/lowering.ts';
import { guestPlan, plans, type PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Payments } from '#server/ports/payments.ts';
import { quotaOf } from './quota.ts';
import { findUsed } from './upload-counts.ts';

export type AllowanceDeps = {
  db: Kysely<Database>;
  accountRules: { guestDocuments: number; defaultPlan: PlanName };
  payments: Payments | undefined;
  mailer: Mailer | undefined;
};

/** What the actor may still do, and until when. `deviceId` names the guest whose documents could come along. */
export async function getAllowance(
  { db, accountRules, payments, mailer }: AllowanceDeps,
  actor: Actor,
  deviceId: string,
): Promise<Allowance> {
  const { plan, period, limit, renewsAt, maxBytes } = await quotaOf(db, actor, accountRules.guestDocuments);
  const [used, standing, claimable] = await Promise.all([
    findUsed(db, { owner: ownerOf(actor), period }),
    standingOf(db, actor),
    actor.kind === 'guest' ? 0 : countVisible(db, guestOwner(deviceId)),
  ]);
  const isLimited = limit !== Infinity;
  return {
    plan,
    uploads: { used, limit: isLimited ? limit : null, renewsAt: isLimited && renewsAt ? renewsAt.toISOString() : null },
    maxUploadBytes: maxBytes,
    ...featuresOf(plan),
    ...standing,
    freePlans: plansUpTo(accountRules.defaultPlan),
    canPay: payments !== undefined,
    canSendMail: mailer !== undefined,
    claimable,
  };
}

const featuresOf = (plan: PlanName | null) => ({
  history: plan === null ? { kind: 'guest' as const, hours: guestPlan.keptHours } : plans[plan].history,
  canShare: plan !== null && hasFeature(plan, 'sharing'),
  hasProviderQuestions: plan !== null && hasFeature(plan, 'providerQuestions'),
  hasHealthProfile: plan !== null && hasFeature(plan, 'healthProfile'),
});

async function standingOf(db: Kysely<Database>, actor: Actor): Promise<Pick<Allowance, 'change' | 'isSubscribed'>> {
  if (actor.kind === 'guest') return { change: null, isSubscribed: false };
  const row = await db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(['next_plan', 'next_plan_at', sql<boolean>`coalesce(is_active, false)`.as('is_subscribed')])
    .select(sql<boolean>`coalesce(next_plan_at > now(), false)`.as('is_waiting'))
    .where('users.id', '=', String(actor.userId))
    .executeTakeFirstOrThrow();
  const { next_plan: plan, next_plan_at: at, is_subscribed: isSubscribed } = row;
  return { change: plan && at && row.is_waiting ? { plan, at: at.toISOString() } : null, isSubscribed };
}

async function countVisible(db: Kysely<Database>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
