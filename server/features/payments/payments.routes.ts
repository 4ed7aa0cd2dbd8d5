import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { CheckoutBody, PaymentAddress } from '#core/plans/allowance.ts';
import type { Database } from '#server/db/database.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { success } from '#server/http/answer.ts';
import { findLinkOrigin } from '#server/http/host/origins.ts';
import type { AccountRules } from '#server/people-config.ts';
import type { Log } from '#server/ports/log.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { openCheckout, openPortal } from './open-payment-pages.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { takePaymentEvent } from './take-payment-event.ts';

export type PaymentRoutesDeps = {
  db: Kysely<Database>;
  payments: Payments | undefined;
  audit: AuditTrail;
  log: Log;
  accountRules: AccountRules;
  publicOrigin: string | undefined;
};

const path = '/api/payments';
const mostOfAnEvent = 1024 * 1024;

export function registerPaymentRoutes(routes: ApiRoutes, parts: PaymentRoutesDeps): void {
  const deps = { ...parts, repository: createPaymentRepository(parts.db), unpaid: parts.accountRules.defaultPlan };
  const originOf = (request: FastifyRequest) => findLinkOrigin(request, parts.publicOrigin);
  const config = { needs: 'use_account' } as const;
  const response = { 200: answerOf(PaymentAddress) };

  routes.post(`${path}/checkout`, { schema: { body: CheckoutBody, response }, config }, async (request) =>
    success(await openCheckout(deps, requireUser(request.actor), { ...request.body, origin: originOf(request) })),
  );

  routes.post(`${path}/portal`, { schema: { response }, config }, async (request) =>
    success(await openPortal(deps, requireUser(request.actor), { origin: originOf(request) })),
  );

  // In a scope of its own, where a body stays the bytes that were signed.
  void routes.register(async (scope: ApiRoutes) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      `${path}/webhook`,
      { schema: { response: { 200: answerOf(z.null()) } }, config: { isAnonymous: true }, bodyLimit: mostOfAnEvent },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('payment.event_refused');
        await takePaymentEvent(deps, { body, signature });
        return success(null);
      },
    );
  });
}
