import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { Consents, GiveConsentBody } from '#core/documents/consent.ts';
import { Engine } from '#core/documents/explanation.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { giveConsent, type ConsentDeps } from './give-consent.ts';
import { listConsents } from './list-consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const path = '/api/consents';
const params = z.object({ engine: Engine.exclude(['built-in']) });
const response = { 200: answerOf(Consents) };

export function registerConsentRoutes(routes: ApiRoutes, deps: ConsentDeps): void {
  routes.get(path, { schema: { response } }, async ({ actor }) => success(await listConsents(deps, actor)));

  const given = { params, body: GiveConsentBody, response };
  routes.put(`${path}/:engine`, { schema: given }, async (request) =>
    success(await giveConsent(deps, request.actor, { ...request.params, ...request.body })),
  );

  routes.delete(`${path}/:engine`, { schema: { params, response } }, async (request) =>
    success(await withdrawConsent(deps, request.actor, request.params)),
  );
}
