import { infiniteQueryOptions } from '@tanstack/react-query';
import { AccessLogPage } from '#core/audit/audit-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Who opened what, newest first, a page at a time; of one document where it is named. Asked anew each time it is looked at. */
export const accessLogQuery = (document: DocumentRef | null) =>
  infiniteQueryOptions({
    queryKey: ['access-log', document],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) => callApi({ path: pathOf(document, pageParam), output: AccessLogPage, signal }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });

function pathOf(document: DocumentRef | null, before: number | null): string {
  const query = new URLSearchParams({
    ...(before !== null && { before: String(before) }),
    ...(document !== null && { document }),
  });
  return query.size === 0 ? '/api/access-log' : `/api/access-log?${query}`;
}
