import { onTestFinished } from 'vitest';
import { ownNames } from '#server/http/host/own-names.ts';
import { buildServer, type ServerOptions } from '#server/http/build-server.ts';
import type { RequestCounts } from '#server/http/rate/count-requests.ts';
import { createMemoryLog } from './memory-log.ts';

/** The real HTTP edge around the given routes, without a socket: `server.inject()` asks it. */
export async function createTestServer(options: Partial<ServerOptions> = {}) {
  const { publicUrl } = options;
  const log = createMemoryLog();
  const server = await buildServer({
    log,
    cookieKey: Buffer.alloc(32, 7),
    ownNames: ownNames({ publicUrl, host: 'localhost', allowedHosts: [], machineName: 'test-machine' }),
    trustProxy: false,
    rateLimit: 0,
    requestCounts: countAlone(),
    clientDir: '/nowhere',
    isReady: () => Promise.resolve(true),
    isLeaving: () => false,
    findUser: () => Promise.resolve(undefined),
    findRecipient: () => Promise.resolve(undefined),
    countTry: () => Promise.resolve(),
    registerRoutes: () => undefined,
    ...options,
  });
  onTestFinished(() => server.close());
  return { server, log };
}

/** Counts as one process does that others tell nothing. */
function countAlone(): RequestCounts {
  const counts = new Map<string, number>();
  return {
    add(network) {
      const requests = (counts.get(network) ?? 0) + 1;
      counts.set(network, requests);
      return { requests, msLeft: 60_000 };
    },
    close: () => undefined,
  };
}
