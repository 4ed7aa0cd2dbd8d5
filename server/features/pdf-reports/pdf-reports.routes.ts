import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { PdfChoice, PdfReport } from '#core/taking-along/pdf-report.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { createTurns } from '#server/turns.ts';
import { attachmentHeader } from '../documents/attachment-header.ts';
import { leaveWithReader, type LeaveWithReaderDeps } from '../shares/leave-with-reader.ts';
import { fetchPdfReport } from './fetch-pdf-report.ts';
import { makePdfReport, type MakePdfReportDeps } from './make-pdf-report.ts';
import { ReportName, reportPath } from './report-name.ts';

export type PdfReportRoutesDeps = Omit<MakePdfReportDeps, 'printInTurn'> & LeaveWithReaderDeps;

// Of one person, whatever the address: each costs a second of a core.
const reportsAMinute = 20;

export function registerPdfReportRoutes(routes: ApiRoutes, parts: PdfReportRoutesDeps): void {
  const printInTurn = createTurns({ atOncePerKey: 2, waitingPerKey: 8, refusal: 'request.too_many' });
  const deps = { ...parts, printInTurn };

  const making = {
    params: z.object({ ref: DocumentRef }),
    querystring: PdfChoice,
    response: { 200: answerOf(PdfReport) },
  };
  const rateLimit = {
    max: reportsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }: { actor: Actor }) => ownerOf(actor),
  };
  const config = { forRecipients: 'download', rateLimit } as const;
  // Asked for by HEAD it would be made for nobody.
  const options = { schema: making, config, exposeHeadRoute: false };
  routes.get('/api/medical-documents/:ref/pdf', options, async (request, reply) => {
    const left = whenLeft(reply);
    leaveWithReader(deps, request.reader, left);
    const asked = { ...request.params, ...request.query, signal: left.signal };
    return success(await makePdfReport(deps, request.reader, asked).finally(() => left.abort()));
  });

  const report = z.unknown().describe('The PDF, as an attachment.');
  const fetching = { params: z.object({ filename: ReportName }), response: { 200: report } };
  routes.get(`${reportPath}/:filename`, { schema: fetching }, async (request, reply) => {
    const fetcher = { owner: ownerOf(request.actor), visitToken: request.readShareVisit() };
    const { title, bytes } = await fetchPdfReport(deps, fetcher, request.params);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentHeader(title, 'application/pdf'))
      .header('content-security-policy', 'sandbox')
      .send(bytes);
  });
}
