import { queryOptions } from '@tanstack/react-query';
import { OutgoingPreview } from '#core/documents/consent.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

/** What would leave this server of one document. Asked for each time it is looked at: it is not kept. */
export const outgoingQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['outgoing', ref],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/interpretations/${encodeURIComponent(ref)}/outgoing`, output: OutgoingPreview, signal }),
    staleTime: 0,
    gcTime: 0,
  });
