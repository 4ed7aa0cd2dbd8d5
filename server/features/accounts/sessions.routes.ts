import { z } from 'zod';
import { SessionState, SessionSummary } from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { getSessionState, staySignedIn } from './get-session-state.ts';
import { endOtherSessions, endOwnSession, listSessions, type OwnSessionsDeps } from './own-sessions.ts';

const path = '/api/users';
const params = z.object({ id: z.uuid() });

export function registerSessionRoutes(routes: ApiRoutes, deps: OwnSessionsDeps): void {
  const state = { response: { 200: answerOf(SessionState) } };
  const asked = { schema: state, config: { needs: 'use_account', isBackground: true } } as const;
  routes.get(`${path}/session`, asked, async ({ actor }) => success(await getSessionState(deps, requireUser(actor))));

  routes.post(`${path}/session`, { schema: state, config: { needs: 'use_account' } }, async ({ actor }) =>
    success(await staySignedIn(deps, requireUser(actor))),
  );

  const list = { response: { 200: answerOf(z.array(SessionSummary)) } };
  const config = { needs: 'use_account' } as const;
  routes.get(`${path}/sessions`, { schema: list, config }, async ({ actor }) =>
    success(await listSessions(deps, requireUser(actor))),
  );

  routes.delete(`${path}/sessions`, { schema: list, config }, async ({ actor }) =>
    success(await endOtherSessions(deps, requireUser(actor))),
  );

  routes.delete(`${path}/sessions/:id`, { schema: { ...list, params }, config }, async (request, reply) => {
    const user = requireUser(request.actor);
    const left = await endOwnSession(deps, user, request.params);
    if (request.params.id === user.sessionId) reply.clearSession();
    return success(left);
  });
}
