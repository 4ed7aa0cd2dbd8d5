import { TotpCodeBody, TotpSetup } from '#core/accounts/account.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { z } from 'zod';
import type { FactorDeps } from '../factor-deps.ts';
import { confirmTotp, removeTotp, setUpTotp } from './set-up-totp.ts';

const path = '/api/users/totp';
const config = { needs: 'change_account' } as const;
const nothing = { 200: answerOf(z.null()) };

export function registerTotpRoutes(routes: ApiRoutes, deps: FactorDeps): void {
  routes.post(path, { schema: { response: { 200: answerOf(TotpSetup) } }, config }, async ({ actor }) =>
    success(await setUpTotp(deps, requireUser(actor))),
  );

  const confirmation = { body: TotpCodeBody, response: nothing };
  routes.post(
    `${path}/confirm`,
    { schema: confirmation, config: { ...config, checksSecret: 'totp confirmation' } },
    async ({ actor, body }) => {
      await confirmTotp(deps, requireUser(actor), body);
      return success(null);
    },
  );

  routes.delete(path, { schema: { response: nothing }, config }, async ({ actor }) => {
    await removeTotp(deps, requireUser(actor));
    return success(null);
  });
}
