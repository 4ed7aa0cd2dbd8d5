import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isApi } from './is-api.ts';
import { isOverHttps } from './is-over-https.ts';

const browsersKeepAtMost = 400 * 24 * 60 * 60;
const deviceIdShape = /^[\w-]{22}$/;

// The prefix makes a browser refuse the cookie from anything but this host over HTTPS.
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-readback-device' : 'readback-device');

/** Knows a guest by a signed cookie, and gives one to a device that comes without it or with a forged one. */
export async function identifyDevices(
  server: FastifyInstance,
  { cookieKey, publicOrigin }: { cookieKey: Buffer; publicOrigin: string | undefined },
): Promise<void> {
  await server.register(cookie, { secret: cookieKey });
  server.decorateRequest('actor');
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAnonymous === true || isStaticFile(request)) return;
    const isSecure = isOverHttps(request, publicOrigin);
    request.actor = { kind: 'guest', deviceId: knownDevice(request, isSecure) ?? giveCookie(reply, isSecure) };
  });
}

// A file may be kept by caches between here and its reader, and a cookie on it would make several devices one.
const isStaticFile = (request: FastifyRequest): boolean => !request.is404 && !isApi(request);

function knownDevice(request: FastifyRequest, isSecure: boolean): string | undefined {
  const sent = request.cookies[nameFor(isSecure)];
  if (sent === undefined) return undefined;
  const { valid, value } = request.unsignCookie(sent);
  return valid && deviceIdShape.test(value) ? value : undefined;
}

function giveCookie(reply: FastifyReply, isSecure: boolean): string {
  const deviceId = randomBytes(16).toString('base64url');
  void reply.setCookie(nameFor(isSecure), deviceId, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: browsersKeepAtMost,
  });
  return deviceId;
}
