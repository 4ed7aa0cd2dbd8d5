import type { PlanName } from '#core/plans/plans.ts';
import type { Subscription } from '#server/ports/payments.ts';

/** What was known of a subscription before something happened to it. */
export type Before = { subscription: string | null; isActive: boolean; periodEndsAt: Date | null };

export type PlanDecision = { plan: PlanName; next: { plan: PlanName; at: Date } | null };

export type PlanQuestion = {
  /** The plan somebody has at present. */
  present: PlanName;
  before: Before | undefined;
  now: Subscription;
  /** The plan of somebody who pays nothing. */
  unpaid: PlanName;
};

/**
 * Which plan somebody has, now that their subscription stands as it does. What was paid for stays until the end of its period, and another plan
 * takes effect with the next one; whoever had none so far has theirs at once.
 */
export function planBySubscription({ present, before, now, unpaid }: PlanQuestion): PlanDecision {
  if (!now.isActive) return { plan: unpaid, next: null };
  const ending = now.endsAtPeriodEnd ? { plan: unpaid, at: now.periodEndsAt } : null;
  if (now.plan === present || isNewPeriod(before, now)) return { plan: now.plan, next: ending };
  return { plan: present, next: ending ?? { plan: now.plan, at: now.periodEndsAt } };
}

const isNewPeriod = (before: Before | undefined, now: Subscription): boolean =>
  before === undefined ||
  !before.isActive ||
  before.subscription !== now.id ||
  before.periodEndsAt?.getTime() !== now.periodEndsAt.getTime();
