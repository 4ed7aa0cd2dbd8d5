import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { DocumentShare } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

const Levels = z.array(DocumentShare.pick({ accessLevel: true, state: true }));

/** How far a document of one's own is shared. Asked anew each time its screen opens, since shares are made and ended elsewhere. */
export const shareLevelsQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['comments', 'share-levels', ref],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/documents/${encodeURIComponent(ref)}/shares`, output: Levels, signal }),
    staleTime: 1000,
  });
