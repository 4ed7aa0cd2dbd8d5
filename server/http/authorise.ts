import type { FastifyInstance } from 'fastify';
import { can, type AccountAction } from '#core/access/can.ts';
import type { Actor } from '#core/kernel/actor.ts';
import { AppError, type ErrorCode } from '#core/kernel/app-error.ts';

/** Refuses whoever may not do what a route `needs`, before its body is looked at. */
export function authorise(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ actor, routeOptions }) => {
    const { needs } = routeOptions.config;
    if (needs === undefined || can(actor, needs)) return;
    throw new AppError(refusalOf(actor, needs));
  });
}

function refusalOf(actor: Actor, needs: AccountAction): ErrorCode {
  if (actor.kind === 'guest') return 'auth.required';
  return needs === 'administer' ? 'route.not_found' : 'auth.not_recent';
}
