import type { FastifyInstance } from 'fastify';
import type { ApiRoutes } from './api-routes.ts';

const secondsToWait = 60;

/**
 * Lets programs of every website read what a route answers that `isOpenToAll`, its failures too, and tells those that ask too often when to
 * come again. Such a route is anonymous: it reads no cookie and gives none, so there is nothing that another website could make use of.
 */
export function openToAll(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.isOpenToAll !== true) return;
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', secondsToWait);
  });
}

/** Answers the browser that asks first whether another website may ask, for everything below a path. */
export function allowPreflight(routes: ApiRoutes, path: `${string}/*`): void {
  const config = { isAnonymous: true, isOpenToAll: true };
  routes.options(path, { schema: { hide: true }, config }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );
}
