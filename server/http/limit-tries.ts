import type { FastifyInstance } from 'fastify';
import { networkOf } from './network-of.ts';

/** Counts one more try from a network at what is named. Throws AppError('request.too_many') when there were too many. */
export type CountTry = (name: string, network: string) => Promise<void>;

/** Counts every request to a route that checks a secret before anything of it is looked at. */
export function limitTries(server: FastifyInstance, countTry: CountTry): void {
  server.addHook('onRequest', async ({ ip, routeOptions }) => {
    const { checksSecret } = routeOptions.config;
    if (checksSecret !== undefined) await countTry(checksSecret, networkOf(ip));
  });
}
