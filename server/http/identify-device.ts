import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const browsersKeepAtMost = 400 * 24 * 60 * 60;
const deviceIdShape = /^[\w-]{22}$/;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

// The prefix makes a browser refuse the cookie from anything but this host over HTTPS.
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-readback-device' : 'readback-device');

/** Knows a guest by a signed cookie, and gives one to a device that comes without it or with a forged one. */
export async function identifyDevices(server: FastifyInstance, cookieKey: Buffer): Promise<void> {
  await server.register(cookie, { secret: cookieKey });
  server.decorateRequest('actor');
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAnonymous === true) return;
    request.actor = { kind: 'guest', deviceId: knownDevice(request) ?? giveCookie(request, reply) };
  });
}

function knownDevice(request: FastifyRequest): string | undefined {
  const sent = request.cookies[nameFor(request)];
  if (sent === undefined) return undefined;
  const { valid, value } = request.unsignCookie(sent);
  return valid && deviceIdShape.test(value) ? value : undefined;
}

function giveCookie(request: FastifyRequest, reply: FastifyReply): string {
  const deviceId = randomBytes(16).toString('base64url');
  void reply.setCookie(nameFor(request), deviceId, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge: browsersKeepAtMost,
  });
  return deviceId;
}
