import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/kernel/app-error.ts';

/** Where the browser that asks believes itself to be: the public address of the app, or what it asked for. */
export const ownOrigin = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin?: string,
): string => publicOrigin ?? new URL(`${protocol}://${host}`).origin;

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const thisNetwork =
  /^(10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|[a-z0-9-]+|[a-z0-9.-]+\.(local|lan|internal|home\.arpa))$/;

/**
 * The origin of links in mails. Anybody can ask in the name of any host, and a link to a host of theirs would hand its token over: without
 * a public address, only names that mean something at home count. Throws AppError('account.mail_unavailable') for others.
 */
export function linkOrigin(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicOrigin?: string): string {
  const origin = ownOrigin(request, publicOrigin);
  if (publicOrigin !== undefined) return origin;
  const { hostname } = new URL(origin);
  if (!thisMachine.test(hostname) && !thisNetwork.test(hostname)) throw new AppError('account.mail_unavailable');
  return origin;
}
