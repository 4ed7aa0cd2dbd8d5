import { CorrectedDocument, type CorrectionBody } from '#core/correcting/correction.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Puts other words in the place of `span`, or confirms those that stand there. The document is explained anew in the same call. */
export const correctWord = (ref: DocumentRef, correction: CorrectionBody) =>
  callApi({
    path: `/api/medical-documents/${encodeURIComponent(ref)}/corrections`,
    method: 'POST',
    body: correction,
    output: CorrectedDocument,
  });
