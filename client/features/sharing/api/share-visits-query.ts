import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { ShareVisit } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

/** What was done by way of one share, newest first. */
export const shareVisitsQuery = (shareId: number) =>
  queryOptions({
    queryKey: ['share-visits', shareId],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/document-shares/${shareId}/visits`, output: z.array(ShareVisit), signal }),
    staleTime: 0,
    gcTime: 0,
  });
