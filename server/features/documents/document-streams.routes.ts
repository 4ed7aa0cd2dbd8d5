import { Readable } from 'node:stream';
import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { sendEvents } from '#server/http/send-events.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { leaveWithReader, leaveWithShare, type LeaveWithReaderDeps } from '../shares/leave-with-reader.ts';
import { attachmentHeader } from './attachment-header.ts';
import { downloadOriginal, type DownloadOriginalDeps } from './download-original.ts';
import { toEventStream } from './event-stream.ts';
import { followDocument, type FollowDocumentDeps } from './follow-document.ts';

type Streams = {
  path: string;
  params: z.ZodType<{ ref: DocumentRef }>;
  deps: DownloadOriginalDeps & FollowDocumentDeps & LeaveWithReaderDeps;
};

/** The routes of a document that answer with bytes and events instead of JSON. */
export function registerDocumentStreams(routes: ApiRoutes, { path, params, deps }: Streams): void {
  const original = z.unknown().describe('The uploaded bytes, as an attachment.');
  const download = { schema: { params, response: { 200: original } }, config: { forRecipients: 'download' } } as const;
  routes.get(`${path}/:ref/file`, download, async (request, reply) => {
    const { title, mediaType, size, bytes } = await downloadOriginal(deps, request.reader, request.params);
    const left = whenLeft(reply);
    leaveWithShare(deps, request.reader, left);
    // The connection itself: a store that hangs would hold up the end of a stream.
    left.signal.addEventListener('abort', () => reply.raw.writableFinished || reply.raw.destroy());
    return reply
      .type(mediaType)
      .header('content-length', size)
      .header('content-disposition', attachmentHeader(title, mediaType))
      .header('content-security-policy', 'sandbox')
      .send(Readable.from(bytes, { objectMode: false, signal: left.signal }));
  });

  const events = z.unknown().describe('text/event-stream: events `progress`, each with a DocumentProgress.');
  const stream = {
    schema: { params, response: { 200: events } },
    config: { isBackground: true, forRecipients: 'view' },
  } as const;
  routes.get(`${path}/:ref/events`, stream, async (request, reply) => {
    const left = whenLeft(reply);
    leaveWithReader(deps, request.reader, left);
    const progress = await followDocument(deps, request.reader, { ...request.params, signal: left.signal });
    return sendEvents(reply, toEventStream(progress));
  });

  // Open streams would hold up the end of the server for ever.
  routes.addHook('preClose', async () => deps.progress.close());
}
