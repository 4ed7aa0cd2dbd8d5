import type { FastifyInstance } from 'fastify';

/** While the process leaves, its answers end their connections: whoever holds them, such as a proxy, opens the next one to another. */
export function sendElsewhere(server: FastifyInstance, isLeaving: () => boolean): void {
  server.addHook('onRequest', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close');
  });
}
