import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { CorrectedDocument, CorrectionBody } from '#core/correcting/correction.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { DocumentPage, PageSummary } from '#core/documents/page-layout.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { createCorrectDocument, type CorrectDocumentDeps } from '../corrections/correct-document.ts';
import { createDrawInTurn, secondsToWait } from './draw-in-turn.ts';
import { findPagePicture, type FindPagePictureDeps } from './find-page-picture.ts';
import { getPage } from './get-page.ts';
import { listPages } from './list-pages.ts';

export type PageRoutesDeps = Omit<FindPagePictureDeps, 'drawInTurn'> & CorrectDocumentDeps;

const path = '/api/medical-documents/:ref';
const config = { forRecipients: 'view' } as const;
const params = z.object({ ref: DocumentRef });
const ofPage = params.extend({ number: z.string().regex(/^[1-9]\d{0,3}$/) });

const corrected = { params, body: CorrectionBody, response: { 200: answerOf(CorrectedDocument) } };

/** The pages of a document, their pictures, and what a person corrects on them. */
export function registerPageRoutes(routes: ApiRoutes, deps: PageRoutesDeps): void {
  const summaries = { params, response: { 200: answerOf(z.array(PageSummary)) } };
  routes.get(`${path}/pages`, { schema: summaries, config }, async (request) =>
    success(await listPages(deps, request.reader, request.params)),
  );

  const one = { params: ofPage, response: { 200: answerOf(DocumentPage) } };
  routes.get(`${path}/pages/:number`, { schema: one, config }, async ({ reader, params: { ref, number } }) =>
    success(await getPage(deps, reader, { ref, number: Number(number) })),
  );

  registerPictures(routes, deps);

  const correctDocument = createCorrectDocument(deps);
  routes.post(`${path}/corrections`, { schema: corrected }, async (request) =>
    success(await correctDocument(request.actor, { ...request.params, ...request.body })),
  );
}

function registerPictures(routes: ApiRoutes, deps: PageRoutesDeps): void {
  const drawInTurn = createDrawInTurn();
  const response = {
    200: z.unknown().describe('image/webp: the upright page.'),
    304: z.unknown().describe('The picture is still the one that was asked about.'),
  };
  const picture = { params: ofPage, response };
  routes.get(`${path}/pages/:number/picture`, { schema: picture, config }, async (request, reply) => {
    const { ref, number } = request.params;
    const asked = { ref, number: Number(number) };
    const { tag, open } = await findPagePicture({ ...deps, drawInTurn }, request.reader, asked);
    // Kept by the owner's browser, but asked for each time: a deleted document shows nothing. What is shared stays nowhere.
    const kept = { etag: `"${tag}"`, 'cache-control': 'private, no-cache' };
    const caching = request.reader.kind === 'recipient' ? {} : kept;
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).headers(caching).send();
    // Whoever asks whether there is a picture has none drawn for it.
    if (request.method === 'HEAD') return reply.type('image/webp').headers(caching).send();
    const left = whenLeft(reply);
    const bytes = await open(left.signal).catch((error: unknown) => {
      if (left.signal.aborted) return undefined; // nobody is there to be told
      if (error instanceof AppError && error.code === 'request.too_many') reply.header('retry-after', secondsToWait);
      throw error;
    });
    if (bytes === undefined) return reply.hijack();
    return reply
      .type('image/webp')
      .headers(caching)
      .header('content-disposition', 'inline')
      .header('content-security-policy', 'sandbox')
      .send(bytes);
  });
}
