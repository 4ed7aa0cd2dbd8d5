import { Readable } from 'node:stream';
import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { leaveWithSession, type LeaveWithSessionDeps } from '../accounts/leave-with-session.ts';
import { attachmentHeader } from './attachment-header.ts';
import { downloadOriginal, type DownloadOriginalDeps } from './download-original.ts';
import { toEventStream } from './event-stream.ts';
import { followDocument, type FollowDocumentDeps } from './follow-document.ts';

type Streams = {
  path: string;
  params: z.ZodType<{ ref: DocumentRef }>;
  deps: DownloadOriginalDeps & FollowDocumentDeps & LeaveWithSessionDeps;
};

/** The routes of a document that answer with bytes and events instead of JSON. */
export function registerDocumentStreams(routes: ApiRoutes, { path, params, deps }: Streams): void {
  const original = z.unknown().describe('The uploaded bytes, as an attachment.');
  routes.get(`${path}/:ref/file`, { schema: { params, response: { 200: original } } }, async (request, reply) => {
    const { title, mediaType, size, bytes } = await downloadOriginal(deps, request.actor, request.params);
    return reply
      .type(mediaType)
      .header('content-length', size)
      .header('content-disposition', attachmentHeader(title, mediaType))
      .header('content-security-policy', 'sandbox')
      .send(Readable.from(bytes, { objectMode: false }));
  });

  const events = z.unknown().describe('text/event-stream: events `progress`, each with a DocumentProgress.');
  const stream = { schema: { params, response: { 200: events } }, config: { isBackground: true } };
  routes.get(`${path}/:ref/events`, stream, async (request, reply) => {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    leaveWithSession(deps, request.actor, left);
    const progress = await followDocument(deps, request.actor, { ...request.params, signal: left.signal });
    // The connection ends with the stream: kept alive, it would hold up the end of the server.
    return reply
      .type('text/event-stream')
      .header('connection', 'close')
      .send(Readable.from(toEventStream(progress)));
  });

  // Open streams would hold up the end of the server for ever.
  routes.addHook('preClose', async () => deps.progress.close());
}
