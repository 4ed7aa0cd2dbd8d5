import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Takes away what an earlier build has left in a browser, itself included. */
const leaving = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * What the installed app asks of the server. Where the build has no service worker, browsers that still have one are given a last one that
 * removes it. What another app hands over comes here only where no worker runs: nothing of it is read, and one is told to choose it again.
 */
export function serveWorker(server: FastifyInstance, clientDir: string): void {
  const options = { schema: { hide: true }, config: { isAnonymous: true } };
  if (!existsSync(join(clientDir, 'sw.js'))) {
    server.get('/sw.js', options, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, no-cache').send(leaving),
    );
  }
  // A system that hands something over names no website, or none that could be told from another.
  const config = { ...options.config, acceptsMultipart: true, isOpenToAll: true };
  server.post('/share-target', { ...options, config }, async (_request, reply) =>
    reply.redirect('/upload-document?shared=lost', 303),
  );
}
