import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { failure } from './errors.ts';

const hashedAssets = `${sep}assets${sep}`;
const notBuilt = 'The screens have not been built yet. Start the app with: npm start';

/** The built screens. Every address that is neither the API nor a file belongs to the client's own router. */
export async function serveClient(server: FastifyInstance, clientDir: string): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  // The first page comes drawn; a build for development has none.
  const home = existsSync(join(clientDir, 'home.html')) ? 'home.html' : 'index.html';
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: clientDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'index.html', 'home.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(hashedAssets);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'private, no-cache');
      },
    });
  }

  server.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!isPage(request.method, path)) return notFound(path, reply);
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    return reply.sendFile(path === '/' ? home : 'index.html', { cacheControl: false });
  });
}

// A name with a dot is a file, and one that was not found above does not exist: probes for .env or .git get nothing.
const isPage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/') && !path.includes('.');

function notFound(path: string, reply: FastifyReply): FastifyReply {
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isApi) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  return reply.code(404).send(failure('route.not_found'));
}
