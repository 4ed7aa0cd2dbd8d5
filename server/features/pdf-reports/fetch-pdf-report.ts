import { AppError } from '#core/kernel/app-error.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import type { Fetcher, PdfReportRepository } from './pdf-reports.repository.ts';
import { openReport } from './sealed-report.ts';

export type FetchPdfReportDeps = { pdfReports: PdfReportRepository; keyRing: KeyRing };

/**
 * A PDF that waits, with the title that its document has now. Throws AppError('pdf.not_found') alike for what is another's, what is over and
 * what never was. That it was taken along is written down where it was made.
 */
export async function fetchPdfReport(
  { pdfReports, keyRing }: FetchPdfReportDeps,
  fetcher: Fetcher,
  { filename: name }: { filename: string },
): Promise<{ title: string; bytes: Uint8Array }> {
  const found = await pdfReports.find(fetcher, name);
  if (found === undefined) throw new AppError('pdf.not_found');
  const { record, sealed } = found;
  const bytes = await openReport(keyRing, record.key, { name, sealed });
  const { title } = await openPart(keyRing, record.key, 'label', { sealed: record.sealedLabel, shape: Label });
  return { title, bytes };
}
