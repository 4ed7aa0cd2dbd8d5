import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTimes } from '#core/accounts/session-times.ts';

const tokenShape = /^[\w-]{43}$/;
const secondsOfDay = 24 * 60 * 60;

// The prefix makes a browser refuse the cookie from anything but this host over HTTPS.
const nameFor = (isSecure: boolean): string => (isSecure ? '__Host-readback-session' : 'readback-session');

const optionsFor = (isSecure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' }) as const;

/** `token` where the cookie has the shape of one; `isSent` for whatever stands in it. */
export function readSessionCookie(request: FastifyRequest, isSecure: boolean): { isSent: boolean; token?: string } {
  const sent = request.cookies[nameFor(isSecure)];
  if (sent === undefined) return { isSent: false };
  return tokenShape.test(sent) ? { isSent: true, token: sent } : { isSent: true };
}

/** Without `isKept` it goes when the browser is closed. */
export function giveSessionCookie(
  reply: FastifyReply,
  isSecure: boolean,
  { token, isKept }: { token: string; isKept: boolean },
): void {
  const lasting = isKept ? { maxAge: sessionTimes.keptDays * secondsOfDay } : {};
  void reply.setCookie(nameFor(isSecure), token, { ...optionsFor(isSecure), ...lasting });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  void reply.clearCookie(nameFor(isSecure), optionsFor(isSecure));
}
