import type { ErrorCode } from '../kernel/app-error.ts';
import { plans, type Plan, type PlanName } from './plans.ts';

/** What some plans have and others have not. */
export type PlanFeature = 'providerQuestions' | 'healthProfile' | 'sharing';

const fieldOf = {
  providerQuestions: 'hasProviderQuestions',
  healthProfile: 'hasHealthProfile',
  sharing: 'canShare',
} as const satisfies Record<PlanFeature, keyof Plan>;

export const hasFeature = (plan: PlanName, feature: PlanFeature): boolean => plans[plan][fieldOf[feature]];

/** What whoever lacks a feature is told: the lowest plan that has it. */
export const neededFor = (feature: PlanFeature): Extract<ErrorCode, 'plan.needs_basic' | 'plan.needs_premium'> =>
  hasFeature('basic', feature) ? 'plan.needs_basic' : 'plan.needs_premium';
