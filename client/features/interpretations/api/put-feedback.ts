import { z } from 'zod';
import { Feedback } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

const Answer = z.object({ feedback: Feedback.nullable() });

/** Records whether the interpretation helped; null takes an earlier answer back. */
export const putFeedback = (ref: DocumentRef, feedback: Feedback | null) =>
  callApi({
    path: `/api/interpretations/${encodeURIComponent(ref)}/feedback`,
    method: 'PUT',
    body: { feedback },
    output: Answer,
  });
