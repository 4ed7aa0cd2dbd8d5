import { z } from 'zod';
import {
  Account,
  CurrentUser,
  LoginBody,
  PasswordBody,
  ProfileBody,
  ReauthenticateBody,
  RegisterBody,
  Registered,
  SessionState,
} from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { createGate } from '#server/gate.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { findLinkOrigin } from '#server/http/host/origins.ts';
import type { Log } from '#server/ports/log.ts';
import { createOutbox, type OutboxDeps } from '../mail/outbox.ts';
import { leaveAllShares } from '../shares/leave-all-shares.ts';
import { createAfterwards } from './afterwards.ts';
import { changePassword, type ChangePasswordDeps } from './change-password.ts';
import { changeProfile, type ChangeProfileDeps } from './change-profile.ts';
import { getAccount } from './get-account.ts';
import { reauthenticate } from './reauthenticate.ts';
import { registerAccount, type RegisterDeps } from './register-account.ts';
import { registerSessionRoutes } from './sessions.routes.ts';
import { signIn, type SignInDeps } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { visitOf } from './start-session.ts';

export type AccountRoutesDeps = Omit<RegisterDeps, 'registering' | 'outbox'> &
  Omit<SignInDeps, 'failures'> &
  ChangeProfileDeps &
  OutboxDeps & { publicOrigin: string | undefined; log: Log };

const path = '/api/users';
// Half of the connections at most: whoever reads meanwhile does not stand behind a hundred who sign in at once.
const signIns = { atOnce: 5, waiting: 1000 };
const nothing = { response: { 200: answerOf(z.null()) } };

export function registerAccountRoutes(routes: ApiRoutes, deps: AccountRoutesDeps): void {
  const failures = createAfterwards('audit.sign_in_failed', deps.log);
  routes.addHook('onClose', () => failures.settle());

  const outbox = createOutbox(deps);
  registerWaysIn(routes, { ...deps, outbox, failures, registering: createGate({ atOnce: 2, waiting: 200 }) });
  registerOwnAccount(routes, { ...deps, outbox });
  registerSessionRoutes(routes, deps);
}

type WaysInDeps = RegisterDeps & SignInDeps & { publicOrigin: string | undefined };

function registerWaysIn(routes: ApiRoutes, deps: WaysInDeps): void {
  const registration = { body: RegisterBody, response: { 201: answerOf(Registered) } };
  routes.post(
    `${path}/register`,
    { schema: registration, config: { checksSecret: 'register' } },
    async (request, reply) => {
      const from = { visit: visitOf(request), origin: findLinkOrigin(request, deps.publicOrigin) };
      const { registered, session } = await registerAccount(deps, from, request.body);
      reply.giveSession(session);
      return reply.code(201).send(success(registered));
    },
  );

  const inTurn = createGate(signIns);
  const login = { body: LoginBody, response: { 200: answerOf(CurrentUser) } };
  routes.post(`${path}/login`, { schema: login, config: { checksSecret: 'login' } }, async (request, reply) => {
    const { user, session } = await inTurn(() => signIn(deps, visitOf(request), request.body));
    reply.giveSession(session);
    return success(user);
  });

  routes.post(`${path}/logout`, { schema: nothing }, async (request, reply) => {
    await signOut(deps, request.actor);
    reply.clearSession();
    const visit = request.readShareVisit();
    if (visit !== undefined) await leaveAllShares(deps, visit);
    return success(null);
  });

  const again = { body: ReauthenticateBody, response: { 200: answerOf(SessionState) } };
  const config = { needs: 'use_account', checksSecret: 'reauthenticate' } as const;
  routes.post(`${path}/reauthenticate`, { schema: again, config }, async ({ actor, body }) =>
    success(await reauthenticate(deps, requireUser(actor), body)),
  );
}

function registerOwnAccount(routes: ApiRoutes, deps: ChangeProfileDeps & ChangePasswordDeps): void {
  const account = { response: { 200: answerOf(Account) } };
  const config = { needs: 'use_account' } as const;
  routes.get(`${path}/me`, { schema: account, config }, async ({ actor }) =>
    success(await getAccount(deps, requireUser(actor))),
  );

  routes.put(`${path}/me`, { schema: { ...account, body: ProfileBody }, config }, async ({ actor, body }) =>
    success(await changeProfile(deps, requireUser(actor), body)),
  );

  const password = { schema: { ...nothing, body: PasswordBody } };
  const recently = { needs: 'change_account', checksSecret: 'password' } as const;
  routes.put(`${path}/password`, { ...password, config: recently }, async ({ actor, body }) => {
    await changePassword(deps, requireUser(actor), body);
    return success(null);
  });
}
