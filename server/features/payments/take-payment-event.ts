import type { Transaction } from 'kysely';
import { userOwner } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { PlanName } from '#core/plans/plans.ts';
import type { Database } from '#server/db/database.ts';
import type { Log } from '#server/ports/log.ts';
import type { Payments, Subscription } from '#server/ports/payments.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { lockAccountOf, savePlan, saveSubscription, type PaymentRepository } from './payments.repository.ts';
import { planBySubscription } from './plan-by-subscription.ts';

export type TakePaymentEventDeps = {
  payments: Payments | undefined;
  repository: PaymentRepository;
  audit: AuditTrail;
  log: Log;
  /** The plan of somebody who pays nothing. */
  unpaid: PlanName;
};

/**
 * Brings an account in line with what the payment provider says. Messages come late, twice and in any order: what counts is how the
 * subscription stands when it is asked for, not what the message says.
 */
export async function takePaymentEvent(
  deps: TakePaymentEventDeps,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const { payments, repository, log } = deps;
  if (payments === undefined) throw new AppError('payment.not_configured');
  const event = await payments.readEvent(body, signature);
  const { subscription } = event;
  if (subscription === undefined) return;

  const outcome = await repository.once(event, subscription, async (trx) => {
    const now = await payments.findSubscription(subscription);
    return now === undefined ? 'as it was' : follow(deps, trx, now);
  });
  if (outcome === 'of nobody') log.warn('payment.of_nobody');
  log.info('payment.event', { kind: event.kind, isNew: outcome !== undefined });
}

async function follow(
  { audit, unpaid }: TakePaymentEventDeps,
  trx: Transaction<Database>,
  now: Subscription,
): Promise<'followed' | 'as it was' | 'of nobody'> {
  const account = await lockAccountOf(trx, now);
  if (account === undefined) return 'of nobody';
  const { userId, plan: present, before } = account;
  // The end of a subscription that was replaced ends nothing.
  if (before?.isActive === true && before.subscription !== now.id && !now.isActive) return 'as it was';

  const decision = planBySubscription({ present, before, now, unpaid });
  await saveSubscription(trx, userId, now);
  await savePlan(trx, userId, decision);
  const { plan, next } = decision;
  await audit.record(trx, {
    owner: userOwner(userId),
    actor: 'program',
    action: 'account.plan_changed',
    fields: { by: 'payment', plan, ...(next !== null && { next: next.plan, at: next.at.toISOString() }) },
  });
  return 'followed';
}
