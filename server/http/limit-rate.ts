import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import { isApi } from './is-api.ts';
import { routeOf } from './log-requests.ts';
import type { RequestCounts } from './rate/count-requests.ts';

/** At most so many API requests a minute from one address; a whole IPv6 network of a household counts as one. */
export async function limitRate(server: FastifyInstance, perMinute: number, counts: RequestCounts): Promise<void> {
  if (perMinute === 0) return;
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
    store: storeOf(counts),
    allowList: (request) => !isApi(request) || routeOf(request).startsWith('/api/health/'),
    errorResponseBuilder: () => new AppError('request.too_many'),
  });
}

/** What the library hands over of a route that has a limit of its own. */
const OfRoute = z.object({ routeInfo: z.object({ method: z.unknown(), url: z.string() }) });

/** What the library asks how many there were. A route with a limit of its own counts its requests apart from all others, by its `name`. */
const storeOf = (counts: RequestCounts, name = '') =>
  class implements FastifyRateLimitStore {
    incr(network: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      const { requests, msLeft } = counts.add(name + network);
      answer(null, { current: requests, ttl: msLeft });
    }

    child(route: unknown): FastifyRateLimitStore {
      const { method, url } = OfRoute.parse(route).routeInfo;
      return new (storeOf(counts, `${String(method)} ${url} `))();
    }
  };
