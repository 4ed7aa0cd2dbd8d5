import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { Allowance, ChangePlanBody } from '#core/plans/allowance.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { claimGuestDocuments } from '../accounts/claim-guest-documents.ts';
import { changePlan, keepPlan, type ChangePlanDeps } from './change-plan.ts';
import { getAllowance } from './get-allowance.ts';

export type PlanRoutesDeps = ChangePlanDeps;

const path = '/api/plan';
const response = { 200: answerOf(Allowance) };
const config = { needs: 'use_account' } as const;

export function registerPlanRoutes(routes: ApiRoutes, deps: PlanRoutesDeps): void {
  routes.get(path, { schema: { response } }, async ({ actor, deviceId }) =>
    success(await getAllowance(deps, actor, deviceId)),
  );

  routes.put(path, { schema: { body: ChangePlanBody, response }, config }, async ({ actor, body, deviceId }) =>
    success(await changePlan(deps, requireUser(actor), body, deviceId)),
  );

  routes.delete(`${path}/change`, { schema: { response }, config }, async ({ actor, deviceId }) =>
    success(await keepPlan(deps, requireUser(actor), deviceId)),
  );

  const claimed = { response: { 200: answerOf(z.object({ claimed: z.number().int() })) } };
  routes.post('/api/users/me/claim', { schema: claimed, config }, async ({ actor, deviceId }) => {
    const { userId } = requireUser(actor);
    const { db, audit } = deps;
    const count = await db.transaction().execute((trx) => claimGuestDocuments(trx, audit, { deviceId, userId }));
    return success({ claimed: count });
  });
}
