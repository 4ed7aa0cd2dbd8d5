import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';
import { codeOfError, failure, statusOf } from './errors.ts';
import { isProbe, routeOf } from './log-requests.ts';

/** Every failure leaves as the same envelope, and none says more than its code's words. */
export function handleErrors(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error, request, reply) => answerError(log, error, request, reply));
}

export function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = codeOfError(error);
  const status = statusOf(code);
  if (status >= 500) {
    log[levelOf(request)]('request.failed', {
      request: request.id,
      route: routeOf(request),
      code,
      ...errorFields(error),
    });
  }
  if (status === 429) log.debug('request.refused', { request: request.id, route: routeOf(request), code });
  if (status === 503) reply.header('retry-after', '2');
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  // Sent as text, since the route's own response schema describes its success only.
  reply.serializer(JSON.stringify).send(failure(code, error instanceof AppError ? error.values : undefined));
}

const levelOf = (request: FastifyRequest): 'error' | 'debug' => (isProbe(request) ? 'debug' : 'error');
