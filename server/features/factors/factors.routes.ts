import { z } from 'zod';
import { RecoverBody, RecoveryCodes } from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { Log } from '#server/ports/log.ts';
import { createAfterwards } from '../accounts/afterwards.ts';
import { createOutbox, type OutboxDeps } from '../mail/outbox.ts';
import { registerEmailRoutes } from './email/email.routes.ts';
import type { FactorDeps } from './factor-deps.ts';
import { recoverAccount, type RecoverDeps } from './recover-account.ts';
import { registerPasskeyRoutes } from './passkeys/passkeys.routes.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { registerTotpRoutes } from './totp/totp.routes.ts';

export type FactorRoutesDeps = Omit<FactorDeps, 'outbox'> &
  OutboxDeps & { accountRules: AccountRules; publicOrigin: string | undefined; log: Log };

export function registerFactorRoutes(routes: ApiRoutes, parts: FactorRoutesDeps): void {
  const afterwards = createAfterwards('factors.afterwards', parts.log);
  routes.addHook('onClose', () => afterwards.settle());
  const deps = { ...parts, outbox: createOutbox(parts), afterwards };
  registerTotpRoutes(routes, deps);
  registerEmailRoutes(routes, deps);
  registerPasskeyRoutes(routes, deps);
  registerRecovery(routes, deps);
}

function registerRecovery(routes: ApiRoutes, deps: RecoverDeps): void {
  const renewal = { response: { 200: answerOf(RecoveryCodes) } };
  const config = { needs: 'change_account' } as const;
  routes.post('/api/users/recovery-codes', { schema: renewal, config }, async ({ actor }) =>
    success(await renewRecoveryCodes(deps, requireUser(actor))),
  );

  const recovery = { body: RecoverBody, response: { 200: answerOf(z.null()) } };
  routes.post(
    '/api/users/recover',
    { schema: recovery, config: { checksSecret: 'recover' } },
    async ({ body, deviceId }) => {
      await recoverAccount(deps, { ...body, deviceId });
      return success(null);
    },
  );
}
