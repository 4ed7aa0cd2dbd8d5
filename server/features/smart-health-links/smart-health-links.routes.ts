import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import {
  MadeSmartHealthLink,
  NewSmartHealthLinkBody,
  SmartHealthLink,
} from '#core/smart-health-links/smart-health-link.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { ownOrigin } from '#server/http/host/origins.ts';
import { createOutbox, type OutboxDeps } from '../mail/outbox.ts';
import { deleteLink, revokeLink, type EndLinkDeps } from './end-link.ts';
import { listLinks, type ListLinksDeps } from './list-links.ts';
import { makeLink, type MakeLinkDeps } from './make-link.ts';
import { registerOpenRoutes, type OpenRoutesDeps } from './open-links.routes.ts';

export type SmartHealthLinkRoutesDeps = MakeLinkDeps &
  ListLinksDeps &
  EndLinkDeps &
  Omit<OpenRoutesDeps, 'outbox'> &
  OutboxDeps & { publicOrigin: string | undefined };

const config = { needs: 'use_account' } as const;
const ofDocument = '/api/medical-documents/:ref/smart-health-links';
const path = '/api/smart-health-links/:linkId';

/** What owners do with SMART Health Links, and what these answer to the programs that open them. */
export function registerSmartHealthLinkRoutes(routes: ApiRoutes, deps: SmartHealthLinkRoutesDeps): void {
  const document = z.object({ ref: DocumentRef });
  const list = { params: document, response: { 200: answerOf(z.array(SmartHealthLink)) } };
  routes.get(ofDocument, { schema: list, config }, async ({ actor, params }) =>
    success(await listLinks(deps, requireUser(actor), params)),
  );

  const making = { params: document, body: NewSmartHealthLinkBody, response: { 201: answerOf(MadeSmartHealthLink) } };
  const counted = { ...config, checksSecret: 'new health link' };
  routes.post(ofDocument, { schema: making, config: counted }, async (request, reply) => {
    const { actor, params, body } = request;
    const origin = ownOrigin(request, deps.publicOrigin);
    reply.code(201);
    return success(await makeLink(deps, requireUser(actor), { ...params, ...body, origin }));
  });

  const link = z.object({ linkId: z.string().regex(/^[1-9]\d{0,15}$/) });
  const revocation = { params: link, response: { 200: answerOf(SmartHealthLink) } };
  routes.post(`${path}/revoke`, { schema: revocation, config }, async ({ actor, params }) =>
    success(await revokeLink(deps, requireUser(actor), params)),
  );

  const deletion = { params: link, response: { 200: answerOf(z.object({ id: z.number().int() })) } };
  routes.delete(path, { schema: deletion, config }, async ({ actor, params }) =>
    success(await deleteLink(deps, requireUser(actor), params)),
  );

  registerOpenRoutes(routes, { ...deps, outbox: createOutbox(deps) });
}
