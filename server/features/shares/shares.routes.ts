import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { DocumentShare, NewShareBody, ShareKeys, ShareVisit } from '#core/sharing/share.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { findLinkOrigin, ownOrigin } from '#server/http/host/origins.ts';
import type { FeatureParts } from '#server/register-features.ts';
import { createOutbox } from '../mail/outbox.ts';
import { deleteShare } from './delete-share.ts';
import { endShares } from './end-shares.ts';
import { listShareVisits } from './list-share-visits.ts';
import { listShares } from './list-shares.ts';
import { renewShareCode } from './renew-share-code.ts';
import { revokeShare } from './revoke-share.ts';
import { shareDocument, type LinkOrigins, type ShareDeps } from './share-document.ts';
import { registerSharedRoutes } from './shared.routes.ts';

export type ShareRoutesDeps = FeatureParts;

type OwnerDeps = ShareDeps & Pick<FeatureParts, 'publicOrigin'>;

const ShareId = z.string().regex(/^[1-9]\d{0,15}$/);
const config = { needs: 'use_account' } as const;
const path = '/api/document-shares';
const ofDocument = z.object({ ref: DocumentRef });
const ofShare = z.object({ shareId: ShareId });

/** Sharing one's documents, and seeing what others share. */
export function registerShareRoutes(routes: ApiRoutes, parts: ShareRoutesDeps): void {
  const deps: OwnerDeps = { ...parts, outbox: createOutbox(parts) };
  registerSharing(routes, deps);
  registerEnding(routes, deps);
  registerSharedRoutes(routes, parts);
}

function registerSharing(routes: ApiRoutes, deps: OwnerDeps): void {
  const list = { params: ofDocument, response: { 200: answerOf(z.array(DocumentShare)) } };
  routes.get('/api/documents/:ref/shares', { schema: list, config }, async ({ actor, params }) =>
    success(await listShares(deps, requireUser(actor), params)),
  );

  const creation = { body: NewShareBody, response: { 201: answerOf(ShareKeys) } };
  routes.post(path, { schema: creation, config }, async (request, reply) => {
    const { actor, body } = request;
    const origins = originsOf(request, deps.publicOrigin);
    reply.code(201);
    return success(await shareDocument(deps, requireUser(actor), { ...body, origins }));
  });

  const renewal = { params: ofShare, response: { 200: answerOf(ShareKeys) } };
  routes.post(`${path}/:shareId/code`, { schema: renewal, config }, async (request) => {
    const { actor, params } = request;
    const origins = originsOf(request, deps.publicOrigin);
    return success(await renewShareCode(deps, requireUser(actor), { ...params, origins }));
  });

  const visits = { params: ofShare, response: { 200: answerOf(z.array(ShareVisit)) } };
  routes.get(`${path}/:shareId/visits`, { schema: visits, config }, async ({ actor, params }) =>
    success(await listShareVisits(deps, requireUser(actor), params)),
  );
}

function registerEnding(routes: ApiRoutes, deps: OwnerDeps): void {
  const revocation = { params: ofShare, response: { 200: answerOf(DocumentShare) } };
  routes.post(`${path}/:shareId/revoke`, { schema: revocation, config }, async ({ actor, params }) =>
    success(await revokeShare(deps, requireUser(actor), params)),
  );

  const deletion = { params: ofShare, response: { 200: answerOf(z.object({ id: z.number() })) } };
  routes.delete(`${path}/:shareId`, { schema: deletion, config }, async ({ actor, params }) =>
    success(await deleteShare(deps, requireUser(actor), params)),
  );

  const ended = { 200: answerOf(z.object({ ended: z.number().int() })) };
  const ofOne = { params: ofDocument, response: ended };
  routes.post('/api/documents/:ref/shares/end', { schema: ofOne, config }, async ({ actor, params }) =>
    success(await endShares(deps, requireUser(actor), params)),
  );
  routes.post(`${path}/end`, { schema: { response: ended }, config }, async ({ actor }) =>
    success(await endShares(deps, requireUser(actor))),
  );
}

/** The owner sees where they are. A stranger is sent nowhere that somebody else could have named. */
const originsOf = (request: FastifyRequest, publicOrigin: string | undefined): LinkOrigins => ({
  shown: ownOrigin(request, publicOrigin),
  mailed: findLinkOrigin(request, publicOrigin),
});
