import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';
import type { ApiRoutes } from './api-routes.ts';

const openingHosts = new Set(['0.0.0.0', '::']);

type Place = { host: string; port: number };

const ownSettings = { host: 'HOST', port: 'PORT' };

/**
 * Listens, and gives the address of the first page. Throws StartupError, which names the settings, when the port cannot be had. Later,
 * a connection that cannot be accepted, as when file descriptors run out, is dropped: Node emits it as an error of the server.
 */
export async function listen(
  server: Pick<ApiRoutes, 'listen' | 'addresses' | 'server'>,
  { host, port }: Place,
  settings = ownSettings,
): Promise<string> {
  try {
    await server.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is in use by another program. Choose another, such as ${settings.port}=${port + 1}.`,
        { cause },
      );
    }
    if (code === 'EACCES') throw new StartupError(`Port ${port} needs more rights. Choose one above 1023.`, { cause });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`${settings.host}=${host} is no address of this machine.`, { cause });
    throw cause;
  }
  server.server.on('error', () => undefined);
  const bound = server.addresses().find((address) => typeof address === 'object');
  return `http://${openingHosts.has(host) ? 'localhost' : host}:${bound?.port ?? port}/`;
}

/** Stops accepting, lets running requests end, and cuts those that do not (open event streams among them). */
export async function drain(server: ApiRoutes, { withinMs }: { withinMs: number }): Promise<void> {
  const closed = server.close();
  await Promise.race([closed, pause(withinMs, undefined, { ref: false })]);
  server.server.closeAllConnections();
  await closed;
}
