import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '../call-api.ts';

const Answer = z.object({ neverSend: z.boolean() });

/** Marks a document as never to be sent to an AI provider, or takes the mark away. */
export const putPrivacy = (ref: DocumentRef, neverSend: boolean) =>
  callApi({
    path: `/api/medical-documents/${encodeURIComponent(ref)}/privacy`,
    method: 'PUT',
    body: { neverSend },
    output: Answer,
  });
