import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#core/kernel/actor.ts';
import { identifyDevice } from './identify-device.ts';
import { isApi } from './is-api.ts';
import { isOverHttps } from './is-over-https.ts';
import { clearSessionCookie, giveSessionCookie, readSessionCookie } from './session-cookie.ts';

/**
 * Whose session a token is; undefined where it is nobody's or over. What the page asks for by itself (`isBackground`) does not keep a
 * session alive.
 */
export type FindUser = (token: string, visit: { isBackground: boolean }) => Promise<User | undefined>;

type Options = { cookieKey: Buffer; publicOrigin: string | undefined; findUser: FindUser };

/** Knows who asks: somebody by the cookie of their session, everybody else as the guest of their device. */
export async function identifyActors(
  server: FastifyInstance,
  { cookieKey, publicOrigin, findUser }: Options,
): Promise<void> {
  await server.register(cookie, { secret: cookieKey });
  server.decorateRequest('actor');
  server.decorateRequest('deviceId');
  server.decorateReply('giveSession', function (this: FastifyReply, session) {
    giveSessionCookie(this, isOverHttps(this.request, publicOrigin), session);
  });
  server.decorateReply('clearSession', function (this: FastifyReply) {
    clearSessionCookie(this, isOverHttps(this.request, publicOrigin));
  });

  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAnonymous === true || isStaticFile(request)) return;
    const isSecure = isOverHttps(request, publicOrigin);
    request.deviceId = identifyDevice(request, reply, isSecure);
    request.actor = { kind: 'guest', deviceId: request.deviceId };
    // Pages are the same for everybody: only what the API answers depends on who asks.
    if (!isApi(request)) return;

    const { isSent, token } = readSessionCookie(request, isSecure);
    const isBackground = request.routeOptions.config.isBackground === true;
    const user = token === undefined ? undefined : await findUser(token, { isBackground });
    if (user !== undefined) request.actor = user;
    else if (isSent) reply.clearSession();
  });
}

// A file may be kept by caches between here and its reader, and a cookie on it would make several devices one.
const isStaticFile = (request: FastifyRequest): boolean => !request.is404 && !isApi(request);
