import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { failure } from './errors.ts';

const hashedAssets = `${sep}assets${sep}`;
const notBuilt = 'The screens have not been built yet. Start the app with: npm start';

/** The built screens. Every address that is neither the API nor a file belongs to the client's own router. */
export async function serveClient(server: FastifyInstance, clientDir: string): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  const pageOf = pagesIn(clientDir);
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: clientDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      dotfiles: 'ignore',
      globIgnore: ['**/*.map', '**/*.br', '**/*.gz', '**/*.html'],
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
    return reply.sendFile(pageOf(path), { cacheControl: false });
  });
}

/**
 * The page of an address. The first one comes drawn; that of a screen, which is named as the first part of its address is, asks for its
 * files at once; every other is the same. A build for development has only that.
 */
function pagesIn(clientDir: string): (path: string) => string {
  const home = existsSync(join(clientDir, 'home.html')) ? 'home.html' : 'index.html';
  const folder = join(clientDir, 'screens');
  const screens = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (path) => {
    const own = `${screenOf.exec(path)?.[1] ?? ''}.html`;
    if (path === '/') return home;
    return screens.has(own) ? `screens/${own}` : 'index.html';
  };
}

// A third part leads to another screen, as in "/document/7/share".
const screenOf = /^\/([a-z-]+)(?:\/[^/]*)?$/;

// A name with a dot is a file, and one that was not found above does not exist: probes for .env or .git get nothing.
const isPage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && path !== '/api' && !path.startsWith('/api/') && !path.includes('.');

function notFound(path: string, reply: FastifyReply): FastifyReply {
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isApi) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  return reply.code(404).send(failure('route.not_found'));
}
