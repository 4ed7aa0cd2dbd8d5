import type { FastifyReply, FastifyRequest } from 'fastify';

const tokenShape = /^[\w-]{43}$/;

// The prefix makes a browser refuse the cookie from anything but this host over HTTPS.
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-readback-visit' : 'readback-visit');

/** What was given by `giveVisitCookie`; undefined for everything else. */
export function readVisitCookie(request: FastifyRequest, isSecure: boolean): string | undefined {
  const sent = request.cookies[nameFor(isSecure)];
  return sent !== undefined && tokenShape.test(sent) ? sent : undefined;
}

/** Goes when the browser is closed. */
export const giveVisitCookie = (reply: FastifyReply, isSecure: boolean, token: string): void =>
  void reply.setCookie(nameFor(isSecure), token, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' });
