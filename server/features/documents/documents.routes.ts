import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DeletedDocument } from '#core/documents/deleted-document.ts';
import {
  DocumentId,
  DocumentListItem,
  DocumentListQuery,
  DocumentRef,
  MedicalDocument,
} from '#core/documents/medical-document.ts';
import { PrivacyBody } from '#core/documents/consent.ts';
import { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { ownerOf } from '#core/kernel/actor.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { deleteDocument } from './delete-document.ts';
import type { LeaveWithReaderDeps } from '../shares/leave-with-reader.ts';
import { registerDocumentStreams } from './document-streams.routes.ts';
import { type FollowDocumentDeps } from './follow-document.ts';
import { getDocument } from './get-document.ts';
import { listDeleted } from './list-deleted.ts';
import { listDocuments } from './list-documents.ts';
import { createOpenedLabels } from './opened-labels.ts';
import { registerPageRoutes, type PageRoutesDeps } from './pages/pages.routes.ts';
import { registerPeopleRoutes } from './people/people.routes.ts';
import { multipartLimits, readMultipart } from './read-multipart.ts';
import { registerSearchRoute } from './searching/search.routes.ts';
import { restoreDocument } from './restore-document.ts';
import { setDocumentPrivacy } from './set-document-privacy.ts';
import { createSuggestType, type SuggestTypeDeps } from './suggest-type.ts';
import { uploadDocument, type UploadDocumentDeps } from './upload-document.ts';

export type DocumentRoutesDeps = LeaveWithReaderDeps &
  UploadDocumentDeps &
  FollowDocumentDeps &
  SuggestTypeDeps &
  PageRoutesDeps;

const path = '/api/medical-documents';
const params = z.object({ ref: DocumentRef });
const headers = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
});

const DocumentAnswer = answerOf(MedicalDocument);

export function registerDocumentRoutes(routes: ApiRoutes, deps: DocumentRoutesDeps): void {
  const upload = { headers, response: { 200: DocumentAnswer, 201: DocumentAnswer } };
  routes.post(path, { schema: upload, config: { acceptsMultipart: true } }, async (request, reply) => {
    const { document, created } = await uploadDocument(deps, request.actor, {
      parts: readMultipart(request.parts({ limits: multipartLimits })),
      idempotencyKey: request.headers['idempotency-key'],
      address: request.ip,
    });
    return reply.code(created ? 201 : 200).send(success(document));
  });

  const suggestType = createSuggestType(deps);
  const suggestion = { response: { 200: answerOf(TypeSuggestion.nullable()) } };
  routes.post(`${path}/type-suggestion`, { schema: suggestion, config: { acceptsMultipart: true } }, async (request) =>
    success(await suggestType(ownerOf(request.actor), readMultipart(request.parts({ limits: multipartLimits })))),
  );

  const openLabel = createOpenedLabels(deps.keyRing);
  const list = { querystring: DocumentListQuery, response: { 200: answerOf(z.array(DocumentListItem)) } };
  routes.get(path, { schema: list }, async (request) =>
    success(await listDocuments({ ...deps, openLabel }, request.actor, request.query)),
  );

  routes.get(
    `${path}/deleted`,
    { schema: { response: { 200: answerOf(z.array(DeletedDocument)) } } },
    async (request) => success(await listDeleted({ ...deps, openLabel }, request.actor)),
  );

  registerSearchRoute(routes, { path, deps: { ...deps, openLabel } });

  const one = { params, response: { 200: DocumentAnswer } };
  routes.get(`${path}/:ref`, { schema: one, config: { forRecipients: 'view' } }, async (request) =>
    success(await getDocument(deps, request.reader, request.params)),
  );

  const deletion = { params, response: { 200: answerOf(z.object({ id: DocumentId })) } };
  routes.delete(`${path}/:ref`, { schema: deletion }, async (request) =>
    success(await deleteDocument(deps, request.actor, request.params)),
  );

  routes.post(`${path}/:ref/restore`, { schema: one }, async (request) =>
    success(await restoreDocument(deps, request.actor, request.params)),
  );

  const privacy = { params, body: PrivacyBody, response: { 200: answerOf(PrivacyBody) } };
  routes.put(`${path}/:ref/privacy`, { schema: privacy }, async (request) =>
    success(await setDocumentPrivacy(deps, request.actor, { ...request.params, ...request.body })),
  );

  registerPeopleRoutes(routes, { path, deps });
  registerPageRoutes(routes, deps);
  registerDocumentStreams(routes, { path, params, deps });
}
