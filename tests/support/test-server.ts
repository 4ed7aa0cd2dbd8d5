import { onTestFinished } from 'vitest';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import { createMemoryLog } from './memory-log.ts';

/** The real HTTP edge around the given routes, without a socket: `server.inject()` asks it. */
export async function createTestServer(options: Partial<ServerOptions> = {}) {
  const log = createMemoryLog();
  const server = await buildServer({
    log,
    cookieKey: Buffer.alloc(32, 7),
    trustProxy: false,
    rateLimit: 0,
    clientDir: '/nowhere',
    isReady: () => Promise.resolve(true),
    findUser: () => Promise.resolve(undefined),
    findRecipient: () => Promise.resolve(undefined),
    countTry: () => Promise.resolve(),
    registerRoutes: () => undefined,
    ...options,
  });
  onTestFinished(() => server.close());
  return { server, log };
}
