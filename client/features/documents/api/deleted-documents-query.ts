import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { CurrentUser } from '#core/accounts/account.ts';
import { DeletedDocument } from '#core/documents/deleted-document.ts';
import { callApi } from '#client/lib/call-api.ts';

const DeletedDocuments = z.array(DeletedDocument);
// The clocks of two machines are not the same.
const leastMs = 10_000;

/** What can still come back. Asked anew when the time of one of them is over. */
export const deletedDocumentsQuery = (user: CurrentUser | null) =>
  queryOptions({
    queryKey: ['documents', 'deleted', user?.id ?? 'guest'],
    queryFn: ({ signal }) => callApi({ path: '/api/medical-documents/deleted', output: DeletedDocuments, signal }),
    refetchInterval: ({ state: { data = [] } }) => {
      const ends = data.map(({ until }) => Date.parse(until));
      return ends.length === 0 ? false : Math.max(leastMs, Math.min(...ends) - Date.now());
    },
  });
