import { Allowance } from '#core/plans/allowance.ts';
import type { PlanName } from '#core/plans/plans.ts';
import { callApi } from '#client/lib/call-api.ts';

/** To a lower plan from the next cycle on, or at once to a higher one that costs nothing here. */
export const changePlan = (plan: PlanName) =>
  callApi({ path: '/api/plan', method: 'PUT', body: { plan }, output: Allowance });
