import { PdfReport, type PdfChoice } from '#core/taking-along/pdf-report.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Has the words of an interpretation put on paper, and tells where the PDF waits. */
export const makePdf = (address: string, choice: PdfChoice) =>
  callApi({ path: `${address}?${new URLSearchParams(choice)}`, output: PdfReport });
