import { planNames, type PlanName } from './plans.ts';

/** After a change of plan nothing is removed for so long, so that nobody finds their documents gone overnight. */
export const afterChangeDays = 7;

/** The plans that cost nothing where an account has `unpaid` without paying: that one, and those below it. */
export const plansUpTo = (unpaid: PlanName): PlanName[] => planNames.filter((plan) => !isLower(unpaid, plan));

/** Whether a plan gives less than another. */
export const isLower = (plan: PlanName, than: PlanName): boolean => planNames.indexOf(plan) < planNames.indexOf(than);
