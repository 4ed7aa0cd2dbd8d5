import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { MedicalDocument } from '#core/documents/medical-document.ts';
import { FinishUploadBody, StartUploadBody, UploadInParts } from '#core/documents/upload-in-parts.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { multipartLimits, readMultipart } from '../documents/read-multipart.ts';
import { addUploadPart } from './add-upload-part.ts';
import { dropUpload } from './drop-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { getUpload } from './get-upload.ts';
import { startUpload, type UploadInPartsDeps } from './start-upload.ts';

const path = '/api/uploads';
const params = z.object({ uploadId: z.uuid() });
const place = z.object({ start: z.string().regex(/^\d{1,10}$/) });
const headers = z.object({ 'idempotency-key': z.string().regex(/^[\x21-\x7e]{1,200}$/) });
const response = { 200: answerOf(UploadInParts) };

/** A file in parts, for connections that break: begin, add one part after the other, finish. */
export function registerUploadRoutes(routes: ApiRoutes, deps: UploadInPartsDeps): void {
  const start = { body: StartUploadBody, response: { 201: answerOf(UploadInParts) } };
  routes.post(path, { schema: start }, async ({ actor, body, ip }, reply) =>
    reply.code(201).send(success(await startUpload(deps, actor, { ...body, address: ip }))),
  );

  routes.get(`${path}/:uploadId`, { schema: { params, response } }, async ({ actor, params: { uploadId } }) =>
    success(await getUpload(deps, actor, { id: uploadId })),
  );

  const part = { schema: { params, querystring: place, response }, config: { acceptsMultipart: true } };
  routes.put(`${path}/:uploadId`, part, async (request) => {
    const parts = readMultipart(request.parts({ limits: multipartLimits }));
    const { params, query, actor } = request;
    const next = { id: params.uploadId, start: Number(query.start), parts };
    return success(await addUploadPart(deps, actor, next));
  });

  const gone = { params, response: { 200: answerOf(z.null()) } };
  routes.delete(`${path}/:uploadId`, { schema: gone }, async ({ actor, params: { uploadId } }) => {
    await dropUpload(deps, actor, { id: uploadId });
    return success(null);
  });

  const document = answerOf(MedicalDocument);
  const finish = { params, headers, body: FinishUploadBody, response: { 200: document, 201: document } };
  routes.post(`${path}/:uploadId/finish`, { schema: finish }, async (request, reply) => {
    const { document: kept, created } = await finishUpload(deps, request.actor, {
      ...request.body,
      id: request.params.uploadId,
      idempotencyKey: request.headers['idempotency-key'],
      address: request.ip,
    });
    return reply.code(created ? 201 : 200).send(success(kept));
  });
}
