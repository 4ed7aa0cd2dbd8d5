import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

const Ended = z.object({ ended: z.number().int() });

/** Ends the shares and SMART Health Links of one document, or of all of them. */
export const endShares = (documentId: number | null) =>
  callApi({
    path: documentId === null ? '/api/document-shares/end' : `/api/documents/${documentId}/shares/end`,
    method: 'POST',
    output: Ended,
  });
