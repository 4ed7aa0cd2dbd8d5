import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/kernel/app-error.ts';
import { errorMessages } from '../error-messages.ts';
import { isApi } from '../is-api.ts';
import { parseHost, type Host } from './parse-host.ts';

/** Where a request was sent, as the browser that sent it knows the server. */
export type Site = Host & { protocol: 'http' | 'https' };

/**
 * Refuses requests that were sent to a name this server is not known by. A website whose name was made to lead here (DNS rebinding) is to its
 * visitor's browser the same site as this server, and could read all that it answers; it cannot change what stands in `Host`. Whatever comes
 * after this asks `request.site`, and reads no header.
 */
export function checkHost(server: FastifyInstance, names: ReadonlySet<string>): void {
  server.decorateRequest('site');
  server.addHook('onRequest', async (request, reply) => {
    const { protocol } = request;
    if (protocol !== 'http' && protocol !== 'https') throw new AppError('request.invalid');
    const host = hasOneHost(request) ? parseHost(request.host) : undefined;
    if (host === undefined || !isOwn(host, names)) return refuse(request, reply);
    request.site = { ...host, protocol };
    return;
  });
}

const isOwn = ({ hostname, isLiteral }: Host, names: ReadonlySet<string>): boolean =>
  isLiteral || names.has(hostname) || hostname.endsWith('.localhost');

// Of several, Node keeps the first; a proxy in front may have gone by another.
const hasOneHost = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;

/** Somebody who opened a page sees the words, and not an answer for programs. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isApi(request)) throw new AppError('request.wrong_host');
  reply.code(400).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  return reply.send(errorMessages['request.wrong_host']);
}
