import { sql, type Kysely, type Transaction } from 'kysely';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import type { PaymentEvent, Subscription } from '#server/ports/payments.ts';
import { planNow } from '../plans/plan-of.ts';
import type { Before, PlanDecision } from './plan-by-subscription.ts';

export type PaymentRepository = ReturnType<typeof createPaymentRepository>;

export type Payer = { customer: string; subscription: string | null; isActive: boolean };

/** Who pays for what, and what the payment provider has told us so far. */
export function createPaymentRepository(db: Kysely<Database>) {
  return {
    /** Undefined for somebody who has never paid. */
    async findPayer(userId: number): Promise<Payer | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .select(['customer', 'subscription', 'is_active'])
        .where('user_id', '=', String(userId))
        .executeTakeFirst();
      return row && { customer: row.customer, subscription: row.subscription, isActive: row.is_active };
    },

    /** Runs as the only one for this subscription, and once for this event: undefined where it was heard of before. */
    once: <Result>(
      event: PaymentEvent,
      subscription: string,
      run: (trx: Transaction<Database>) => Promise<Result>,
    ): Promise<Result | undefined> =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`subscription ${subscription}`}))`.execute(trx);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('payment_events')
          .values({ id: event.id, kind: event.kind, happened_at: event.happenedAt })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 0n ? undefined : run(trx);
      }),
  };
}

export type Account = { userId: number; plan: PlanName; before: Before | undefined };

/** The account that a subscription belongs to, held until the transaction ends; undefined where there is none (any more). */
export async function lockAccountOf(
  trx: Transaction<Database>,
  { userId, customer }: Subscription,
): Promise<Account | undefined> {
  const known = await trx
    .selectFrom('subscriptions')
    .select('user_id')
    .where('customer', '=', customer)
    .executeTakeFirst();
  const id = known?.user_id ?? (userId === undefined ? undefined : String(userId));
  if (id === undefined) return undefined;
  const user = await trx
    .selectFrom('users')
    .select(planNow.as('plan'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const row = await trx.selectFrom('subscriptions').selectAll().where('user_id', '=', id).executeTakeFirst();
  return {
    userId: Number(id),
    plan: user.plan,
    before: row && { subscription: row.subscription, isActive: row.is_active, periodEndsAt: row.period_ends_at },
  };
}

export async function saveSubscription(trx: Transaction<Database>, userId: number, now: Subscription): Promise<void> {
  const row = {
    customer: now.customer,
    subscription: now.id,
    plan: now.plan,
    interval: now.interval,
    status: now.status,
    is_active: now.isActive,
    period_ends_at: now.periodEndsAt,
    ends_at_period_end: now.endsAtPeriodEnd,
    changed_at: sql<Date>`now()`,
  };
  await trx
    .insertInto('subscriptions')
    .values({ user_id: String(userId), ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function savePlan(trx: Transaction<Database>, userId: number, decision: PlanDecision): Promise<void> {
  await trx
    .updateTable('users')
    .set({ plan: decision.plan, next_plan: decision.next?.plan ?? null, next_plan_at: decision.next?.at ?? null })
    .where('id', '=', String(userId))
    .execute();
}
