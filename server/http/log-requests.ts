import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '#server/ports/log.ts';

/** The pattern of the route, since the path itself carries ids. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched';

/** One line for each request: which route, how it ended, how long it took. No address, query, body or header. */
export function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', async (request, reply) => {
    const write = isWorthALine(request) ? log.info : log.debug;
    write('request.done', {
      request: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

const isWorthALine = (request: FastifyRequest): boolean => {
  const route = routeOf(request);
  return route.startsWith('/api/') && !route.startsWith('/api/health/');
};
