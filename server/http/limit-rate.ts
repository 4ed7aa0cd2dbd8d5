import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/kernel/app-error.ts';
import { isApi } from './is-api.ts';
import { routeOf } from './log-requests.ts';

/** At most so many API requests a minute from one address; a whole IPv6 network of a household counts as one. */
export async function limitRate(server: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await server.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
    allowList: (request) => !isApi(request) || routeOf(request).startsWith('/api/health/'),
    errorResponseBuilder: () => new AppError('request.too_many'),
  });
}
