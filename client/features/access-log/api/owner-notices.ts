import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { OwnerNotice } from '#core/audit/audit-event.ts';
import { callApi } from '#client/lib/call-api.ts';

const OwnerNotices = z.array(OwnerNotice);

/** What whoever is here must be told, such as an emergency access. `who` keeps one person's apart from another's. */
export const ownerNoticesQuery = (who: number | null) =>
  queryOptions({
    queryKey: ['owner-notices', who],
    queryFn: ({ signal }) => callApi({ path: '/api/owner-notices', output: OwnerNotices, signal }),
  });

export const markSeen = (number: number) =>
  callApi({ path: `/api/owner-notices/${number}/seen`, method: 'PUT', output: z.unknown() });
