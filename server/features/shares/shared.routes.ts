import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { AccessCodeBody, OpenedShare, SharedWithMeItem, ShareLinkBody } from '#core/sharing/share.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { sendEvents } from '#server/http/send-events.ts';
import { whenLeft } from '#server/http/when-left.ts';
import type { FeatureParts } from '#server/register-features.ts';
import { createAfterwards } from '../accounts/afterwards.ts';
import { createOutbox } from '../mail/outbox.ts';
import { followShare } from './follow-share.ts';
import { leaveShare } from './leave-share.ts';
import { listSharedWithMe } from './list-shared-with-me.ts';
import { openByAccount } from './open-by-account.ts';
import { openShare, type OpenShareDeps } from './open-share.ts';
import type { StartedVisit, Visitor } from './start-visit.ts';

const path = '/api/shared-documents';
const number = /^[1-9]\d{0,15}$/;

/** What recipients do: they open what is shared with them, are told when it ends, and leave. */
export function registerSharedRoutes(routes: ApiRoutes, parts: FeatureParts): void {
  const refusals = createAfterwards('audit.share_refused', parts.log);
  routes.addHook('onClose', () => refusals.settle());

  registerOpening(routes, { ...parts, outbox: createOutbox(parts), refusals });
  registerSharedWithMe(routes, parts);
  registerVisits(routes, parts);
}

function registerOpening(routes: ApiRoutes, deps: OpenShareDeps): void {
  const response = { 200: answerOf(OpenedShare) };
  const byNumber = { params: z.object({ documentId: z.string().max(64) }), body: AccessCodeBody, response };
  const ofNumber = { schema: byNumber, config: { checksSecret: 'share code' } };
  routes.post(`${path}/:documentId/access`, ofNumber, async (request, reply) => {
    const { documentId } = request.params;
    // What cannot be a number is answered like one that no document has.
    const door = { by: 'number', number: number.test(documentId) ? documentId : '0' } as const;
    const { accessCode } = request.body;
    return letIn(reply, await openShare(deps, { door, accessCode, visitor: visitorOf(request) }));
  });

  const ofLink = { schema: { body: ShareLinkBody, response }, config: { checksSecret: 'share link' } };
  routes.post(`${path}/open`, ofLink, async (request, reply) => {
    const { token, accessCode } = request.body;
    const door = { by: 'link', token } as const;
    return letIn(reply, await openShare(deps, { door, accessCode, visitor: visitorOf(request) }));
  });
}

function registerSharedWithMe(routes: ApiRoutes, deps: FeatureParts): void {
  const config = { needs: 'use_account' } as const;
  const list = { response: { 200: answerOf(z.array(SharedWithMeItem)) } };
  routes.get('/api/shared-with-me', { schema: list, config }, async ({ actor }) =>
    success(await listSharedWithMe(deps, requireUser(actor))),
  );

  const opening = { params: z.object({ shareId: z.string().regex(number) }), response: { 200: answerOf(OpenedShare) } };
  routes.post('/api/shared-with-me/:shareId/open', { schema: opening, config }, async (request, reply) => {
    const { token } = visitorOf(request);
    return letIn(reply, await openByAccount(deps, requireUser(request.actor), { ...request.params, token }));
  });
}

function registerVisits(routes: ApiRoutes, deps: FeatureParts): void {
  const params = z.object({ ref: DocumentRef });
  const events = z.unknown().describe('text/event-stream: events `share`, each with a ShareEvent.');
  const stream = {
    schema: { params, response: { 200: events } },
    config: { isBackground: true, forRecipients: 'view' },
  } as const;
  routes.get(`${path}/:ref/events`, stream, async (request, reply) => {
    const left = whenLeft(reply);
    const states = followShare(deps, request.reader, left.signal);
    return sendEvents(reply, states);
  });

  const leaving = {
    schema: { params, response: { 200: answerOf(z.null()) } },
    config: { forRecipients: 'view' },
  } as const;
  routes.delete(`${path}/:ref/visit`, leaving, async (request) => success(await leaveShare(deps, request.reader)));
}

const visitorOf = (request: FastifyRequest): Visitor => ({ actor: request.actor, token: request.readShareVisit() });

/** By a new token each time, so that nobody who knew the old one is let in as well. */
function letIn(reply: FastifyReply, { token, documentId }: StartedVisit) {
  reply.giveShareVisit(token);
  return success({ document: { id: documentId } });
}
