import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { emptyHealthProfile, HealthProfile } from '#core/health-profile/health-profile.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { findHealthProfile } from './find-health-profile.ts';
import { removeHealthProfile, saveHealthProfile, type SaveHealthProfileDeps } from './save-health-profile.ts';

export type HealthProfileRoutesDeps = SaveHealthProfileDeps;

const path = '/api/users/health-profile';
const response = { 200: answerOf(HealthProfile) };
const config = { needs: 'use_account' } as const;

/** Reading and deleting it stay possible on every plan. */
export function registerHealthProfileRoutes(routes: ApiRoutes, deps: HealthProfileRoutesDeps): void {
  routes.get(path, { schema: { response }, config }, async ({ actor }) =>
    success((await findHealthProfile(deps, requireUser(actor).userId)) ?? emptyHealthProfile),
  );

  routes.put(path, { schema: { body: HealthProfile, response }, config }, async ({ actor, body }) =>
    success(await saveHealthProfile(deps, actor, body)),
  );

  routes.delete(path, { schema: { response: { 200: answerOf(z.null()) } }, config }, async ({ actor }) => {
    await removeHealthProfile(deps, actor);
    return success(null);
  });
}
