import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const browsersKeepAtMost = 400 * 24 * 60 * 60;
const deviceIdShape = /^[\w-]{22}$/;

// The prefix makes a browser refuse the cookie from anything but this host over HTTPS.
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-readback-device' : 'readback-device');

/** Knows a device by its signed cookie, and gives one to a device that comes without it or with a forged one. */
export const identifyDevice = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string =>
  knownDevice(request, isSecure) ?? giveCookie(reply, isSecure);

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
