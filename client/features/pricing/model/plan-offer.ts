import type { Allowance } from '#core/plans/allowance.ts';
import { planNames, type PlanName } from '#core/plans/plans.ts';

/**
 * What a plan's card offers whoever looks at it. `start`: nothing to pay, and no account yet; `take`: nothing to pay; `lower`: a change for the next cycle; `portal`: where a
 * subscription is changed; `subscribe`: to be paid for.
 */
export type PlanOffer = 'current' | 'start' | 'take' | 'lower' | 'portal' | 'subscribe';

type Known = Pick<Allowance, 'plan' | 'isSubscribed' | 'freePlans'>;

/** While nobody knows who looks, what a guest is offered. */
export function planOffer(
  name: PlanName,
  { plan, isSubscribed, freePlans }: Known = { plan: null, isSubscribed: false, freePlans: ['free'] },
): PlanOffer {
  if (isSubscribed) return 'portal';
  if (name === plan) return 'current';
  if (plan !== null && planNames.indexOf(name) < planNames.indexOf(plan)) return 'lower';
  if (!freePlans.includes(name)) return 'subscribe';
  return plan === null ? 'start' : 'take';
}
