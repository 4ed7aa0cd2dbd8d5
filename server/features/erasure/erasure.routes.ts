import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { DeleteAccountBody } from '#core/taking-along/export.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { deleteAccount, type DeleteAccountDeps } from './delete-account.ts';

export type ErasureRoutesDeps = DeleteAccountDeps;

export function registerErasureRoutes(routes: ApiRoutes, deps: ErasureRoutesDeps): void {
  const schema = { body: DeleteAccountBody, response: { 200: answerOf(z.null()) } };
  routes.delete('/api/users/me', { schema, config: { needs: 'change_account' } }, async ({ actor, body }, reply) => {
    await deleteAccount(deps, requireUser(actor), body);
    reply.clearSession();
    return success(null);
  });
}
