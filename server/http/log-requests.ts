import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#server/ports/log.ts';
import { onceLeft } from './when-left.ts';

/** The pattern of the route, since the path itself carries ids. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched';

/** Whatever watches over the process asks this every few seconds, and being told that it is not ready is no failure. */
export const isProbe = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/health/');

/** One line for each request: which route, how it ended, how long it took. No address, query, body or header. */
export function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onRequest', async (request) => {
    request.id = idFromProxy(request) ?? request.id;
  });
  server.addHook('onSend', async (request, reply) => {
    if (!isEventStream(reply)) return;
    const fields = { request: request.id, route: routeOf(request) };
    log.debug('stream.opened', fields);
    // However it ends: most readers simply leave.
    onceLeft(reply, () => log.debug('stream.closed', fields));
  });
  server.addHook('onResponse', async (request, reply) => {
    log[levelOf(request)]('request.done', {
      request: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(isEventStream(reply) && { isStream: true }),
    });
  });
}

const levelOf = (request: FastifyRequest): 'info' | 'debug' =>
  routeOf(request).startsWith('/api/') && !isProbe(request) ? 'info' : 'debug';

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

// What proxies make: a UUID, or digits without its dashes. Anything else could be words that somebody wants to have in the log.
const idOfProxies = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** The id that a trusted proxy gave the request, so that its log and ours name the same one. Nobody else's is taken over. */
function idFromProxy({ ips = [], headers }: FastifyRequest): string | undefined {
  const id = headers['x-request-id'];
  const isFromProxy = ips.length > 1;
  return isFromProxy && typeof id === 'string' && idOfProxies.test(id) ? id : undefined;
}
