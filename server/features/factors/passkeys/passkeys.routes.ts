import { z } from 'zod';
import { AddPasskeyBody, CurrentUser, Passkey, PasskeyLoginBody, PasskeyOptions } from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { ownOrigin } from '#server/http/host/origins.ts';
import type { FastifyRequest } from 'fastify';
import { visitOf } from '../../accounts/start-session.ts';
import { tellOfChange, type FactorDeps } from '../factor-deps.ts';
import { addPasskey, offerPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey } from './passkeys.repository.ts';
import { askForPasskey, signInByPasskey, type PasskeySignInDeps } from './sign-in-by-passkey.ts';
import { relyingPartyOf } from './webauthn.ts';

export type PasskeyRoutesDeps = PasskeySignInDeps & { publicOrigin: string | undefined };

const path = '/api/users/passkeys';

export function registerPasskeyRoutes(routes: ApiRoutes, deps: PasskeyRoutesDeps): void {
  const partyOf = (request: FastifyRequest) => relyingPartyOf(ownOrigin(request, deps.publicOrigin));
  registerOwnPasskeys(routes, deps);

  const config = { needs: 'change_account' } as const;
  const offered = { response: { 200: answerOf(PasskeyOptions) } };
  routes.post(`${path}/options`, { schema: offered, config }, async (request) =>
    success(await offerPasskey(deps, requireUser(request.actor), partyOf(request))),
  );

  const added = { body: AddPasskeyBody, response: { 200: answerOf(Passkey) } };
  routes.post(path, { schema: added, config: { ...config, checksSecret: 'new passkey' } }, async (request) =>
    success(await addPasskey(deps, requireUser(request.actor), { ...request.body, ...partyOf(request) })),
  );

  routes.post(`${path}/login-options`, { schema: offered }, async (request) =>
    success(await askForPasskey(deps, partyOf(request))),
  );

  const login = { body: PasskeyLoginBody, response: { 200: answerOf(CurrentUser) } };
  routes.post(`${path}/login`, { schema: login, config: { checksSecret: 'passkey' } }, async (request, reply) => {
    const body = { ...request.body, ...partyOf(request) };
    const { user, session } = await signInByPasskey(deps, visitOf(request), body);
    reply.giveSession(session);
    return success(user);
  });
}

function registerOwnPasskeys(routes: ApiRoutes, deps: FactorDeps): void {
  const list = { schema: { response: { 200: answerOf(z.array(Passkey)) } }, config: { needs: 'use_account' } as const };
  routes.get(path, list, async ({ actor }) => success(await listPasskeys(deps, requireUser(actor).userId)));

  const removal = { params: z.object({ id: z.uuid() }), response: { 200: answerOf(z.null()) } };
  const config = { needs: 'change_account' } as const;
  routes.delete(`${path}/:id`, { schema: removal, config }, async ({ actor, params }) => {
    const { userId } = requireUser(actor);
    await deps.db.transaction().execute(async (trx) => {
      if (!(await removePasskey(trx, userId, params.id))) throw new AppError('passkey.not_found');
      await tellOfChange(trx, deps, userId, 'passkey_removed');
    });
    return success(null);
  });
}
