import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { Interpretation } from '#core/documents/interpretation.ts';
import { ReadingLevel } from '#core/documents/reading-level.ts';
import { Sample } from '#core/documents/samples.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { PdfReport } from '#core/taking-along/pdf-report.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import type { ReportPrinter } from '../../ports/report-printer.ts';
import { attachmentHeader } from '../documents/attachment-header.ts';
import type { SampleLibrary } from './sample-library.ts';
import { choiceOf, createSamplePdfs, fileNameOf, SamplePdfChoice } from './sample-pdfs.ts';

const path = '/api/samples';
const Id = z.string().max(64);
const params = z.object({ id: Id });
const querystring = z.object({ level: ReadingLevel.optional() });
const config = { isAnonymous: true };

export type SampleRoutesDeps = { samples: SampleLibrary; reportPrinter: ReportPrinter };

export function registerSampleRoutes(routes: ApiRoutes, { samples, reportPrinter }: SampleRoutesDeps): void {
  const list = { response: { 200: answerOf(z.array(Sample)) } };
  routes.get(path, { schema: list, config }, async () => success([...samples.list()]));

  const one = { params, querystring, response: { 200: answerOf(Interpretation) } };
  routes.get(`${path}/:id`, { schema: one, config }, async (request) =>
    success(found(await samples.find(request.params.id, request.query.level))),
  );

  const pdfs = createSamplePdfs(samples, reportPrinter);
  const making = { params, querystring: SamplePdfChoice, response: { 200: answerOf(PdfReport) } };
  routes.get(`${path}/:id/pdf`, { schema: making, config }, async ({ params: { id }, query }) => {
    found(await pdfs.find(id, query));
    const filename = fileNameOf(query);
    return success({ pdfPath: `${path}/${id}/reports/${filename}`, filename });
  });

  const report = z.unknown().describe('The PDF, as an attachment.');
  const fetching = { params: z.object({ id: Id, filename: z.string().max(64) }), response: { 200: report } };
  routes.get(`${path}/:id/reports/:filename`, { schema: fetching, config }, async ({ params: asked }, reply) => {
    const { title, bytes } = found(await pdfs.find(asked.id, choiceOf(asked.filename)));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachmentHeader(title, 'application/pdf'))
      .header('content-security-policy', 'sandbox')
      .send(bytes);
  });
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new AppError('sample.not_found');
  return thing;
}
