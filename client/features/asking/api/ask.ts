import { Answer } from '#core/documents/follow-up.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Asks about one document. Neither the question nor the answer is kept anywhere. */
export const ask = (ref: DocumentRef, question: string) =>
  callApi({
    path: `/api/interpretations/${encodeURIComponent(ref)}/answers`,
    method: 'POST',
    body: { question },
    output: Answer,
  });
