import { sql, type Kysely } from 'kysely';
import type { Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { dateInWords } from '#core/plans/limit-texts.ts';
import { lifePeriod, periodOf, renewalAfter } from '#core/plans/period.ts';
import { bytesOfMegabytes, guestPlan, plans, type PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import { planNow } from './plan-of.ts';

/** What somebody may upload at this moment. */
export type Quota = {
  /** Null for a guest. */
  plan: PlanName | null;
  /** What uploads are counted under. */
  period: string;
  /** Infinity for as many as one likes. */
  limit: number;
  /** When counting starts anew; undefined for a guest, where it never does. */
  renewsAt: Date | undefined;
  timeZone: string;
  maxBytes: number;
};

/** Throws AppError('auth.required') where the account is gone. */
export async function quotaOf(db: Kysely<Database>, actor: Actor, guestDocuments: number): Promise<Quota> {
  if (actor.kind === 'guest') return guestQuota(guestDocuments);
  const row = await db
    .selectFrom('users')
    .select([planNow.as('plan'), 'time_zone', sql<Date>`now()`.as('now')])
    .where('id', '=', String(actor.userId))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('auth.required');
  const { plan, time_zone: timeZone, now } = row;
  return {
    plan,
    period: periodOf(now, timeZone),
    limit: plans[plan].uploadsPerMonth ?? Infinity,
    renewsAt: renewalAfter(now, timeZone),
    timeZone,
    maxBytes: bytesOfMegabytes(plans[plan].maxUploadMegabytes),
  };
}

const guestQuota = (limit: number): Quota => ({
  plan: null,
  period: lifePeriod,
  limit,
  renewsAt: undefined,
  timeZone: 'UTC',
  maxBytes: bytesOfMegabytes(guestPlan.maxUploadMegabytes),
});

/** What whoever has used it up is told: how many there were, and from when on there are more. */
export function usedUp({ limit, renewsAt, timeZone }: Quota): AppError {
  if (renewsAt === undefined) return new AppError('plan.guest_used');
  return new AppError('plan.uploads_used', { values: { limit, date: dateInWords(renewsAt, timeZone) } });
}
