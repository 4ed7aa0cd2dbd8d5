import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { DocumentShare } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

/** The shares of one document, newest first. Asked anew wherever they are shown: recipients open them while nobody looks. */
export const sharesQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['shares', documentId],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/documents/${documentId}/shares`, output: z.array(DocumentShare), signal }),
    staleTime: 0,
  });
