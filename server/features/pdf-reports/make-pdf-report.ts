import { ownerEvent } from '#core/audit/owner-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { reportOf, type Report } from '#core/presenting/report.ts';
import type { PdfChoice, PdfReport } from '#core/taking-along/pdf-report.ts';
import type { Turns } from '#server/turns.ts';
import type { ReportPrinter } from '../../ports/report-printer.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { openInterpretation } from '../interpretations/open-interpretation.ts';
import { mustBeExplained } from '../tellings/open-reading.ts';
import type { PdfReportRepository } from './pdf-reports.repository.ts';
import { drawReportName, waitingAt } from './report-name.ts';
import { reportOptions, type ReportOptionsDeps } from './report-options.ts';
import { sealReport } from './sealed-report.ts';

export type MakePdfReportDeps = ReportOptionsDeps & {
  pdfReports: PdfReportRepository;
  reportPrinter: ReportPrinter;
  /** By owner, so that one owner does not keep every thread busy. */
  printInTurn: Turns;
  audit: AuditTrail;
};

type Asked = PdfChoice & {
  ref: DocumentRef;
  /** Fires when nobody waits for it any more, or may. */
  signal: AbortSignal;
};

/**
 * Has the shown words printed and keeps the PDF, sealed, until it is fetched. Throws AppError('interpretation.not_found') where there is
 * nothing to print, 'pdf.failed' where it could not be printed, and 'document.not_found' where the reader was shown out meanwhile.
 */
export async function makePdfReport(
  deps: MakePdfReportDeps,
  reader: Reader,
  { ref, signal, ...asked }: Asked,
): Promise<PdfReport> {
  const { documents, keyRing, pdfReports, audit } = deps;
  const record = await getOwnRecord(documents, reader, ref);
  mustBeExplained(record);
  const interpretation = await openInterpretation(deps, reader, { ...asked, record });
  const options = await reportOptions(deps, reader, { record, interpretation, ...asked });
  const bytes = await print(deps, record, { report: () => reportOf(interpretation, options), signal });

  const { ticket, key } = record;
  const name = drawReportName();
  const sealed = await sealReport(keyRing, key, { name, bytes });
  const event = ownerEvent(reader, { action: 'document.exported_pdf', ticket, fields: { bytes: bytes.length } });
  const isKept = await pdfReports.keep(reader, { ticket, name, sealed }, (trx) => audit.record(trx, event));
  if (!isKept) throw new AppError('document.not_found');
  return waitingAt(name);
}

const print = (
  { reportPrinter, printInTurn }: MakePdfReportDeps,
  { owner }: DocumentRecord,
  { report, signal }: { report: () => Report; signal: AbortSignal },
): Promise<Uint8Array> =>
  printInTurn(owner, async () => {
    signal.throwIfAborted();
    return reportPrinter.print(report(), { owner, signal });
  }).catch((cause: unknown) => {
    if (signal.aborted) throw new AppError('document.not_found', { cause });
    throw cause instanceof AppError ? cause : new AppError('pdf.failed', { cause });
  });
