import { z } from 'zod';
import { Account, EmailBody, ForgottenBody, ResetPasswordBody, VerifyEmailBody } from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { findLinkOrigin } from '#server/http/host/origins.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Afterwards } from '../../accounts/afterwards.ts';
import { getAccount } from '../../accounts/get-account.ts';
import type { FactorDeps } from '../factor-deps.ts';
import { askForReset } from './ask-for-reset.ts';
import { resetPassword } from './reset-password.ts';
import { removeEmail, resendVerification, setEmail } from './set-email.ts';
import { verifyEmail } from './verify-email.ts';

export type EmailRoutesDeps = FactorDeps & {
  accountRules: AccountRules;
  afterwards: Afterwards;
  mailer: Mailer | undefined;
  publicOrigin: string | undefined;
};

const path = '/api/users';
const nothing = { 200: answerOf(z.null()) };

export function registerEmailRoutes(routes: ApiRoutes, deps: EmailRoutesDeps): void {
  registerOwnEmail(routes, deps);
  registerMailLinks(routes, deps);
}

function registerOwnEmail(routes: ApiRoutes, deps: EmailRoutesDeps): void {
  const config = { needs: 'change_account' } as const;
  const response = { 200: answerOf(Account) };
  routes.put(`${path}/email`, { schema: { body: EmailBody, response }, config }, async (request) => {
    const user = requireUser(request.actor);
    await setEmail(deps, user, { ...request.body, origin: findLinkOrigin(request, deps.publicOrigin) });
    return success(await getAccount(deps, user));
  });

  routes.delete(`${path}/email`, { schema: { response }, config }, async ({ actor }) => {
    const user = requireUser(actor);
    await removeEmail(deps, user);
    return success(await getAccount(deps, user));
  });

  const again = { schema: { response: nothing }, config: { needs: 'use_account' } as const };
  routes.post(`${path}/email/verification`, again, async (request) => {
    await resendVerification(deps, requireUser(request.actor), { origin: findLinkOrigin(request, deps.publicOrigin) });
    return success(null);
  });
}

function registerMailLinks(routes: ApiRoutes, deps: EmailRoutesDeps): void {
  const secret = (checksSecret: string) => ({ config: { checksSecret } });

  const verification = { body: VerifyEmailBody, response: nothing };
  routes.post(`${path}/email/verify`, { schema: verification, ...secret('verify email') }, async ({ body }) => {
    await verifyEmail(deps, body);
    return success(null);
  });

  const forgotten = { body: ForgottenBody, response: nothing };
  routes.post(`${path}/forgotten`, { schema: forgotten, ...secret('forgotten') }, async (request) => {
    await askForReset(deps, { ...request.body, origin: findLinkOrigin(request, deps.publicOrigin) });
    return success(null);
  });

  const reset = { body: ResetPasswordBody, response: nothing };
  routes.post(`${path}/reset-password`, { schema: reset, ...secret('reset password') }, async ({ body, deviceId }) => {
    await resetPassword(deps, { ...body, deviceId });
    return success(null);
  });
}
