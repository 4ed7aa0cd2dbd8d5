import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { SessionSummary } from '#core/accounts/account.ts';
import { callApi } from '#client/lib/call-api.ts';

const path = '/api/users/sessions';

/** Asked for each time it is looked at: sessions come and go elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi({ path, output: z.array(SessionSummary), signal }),
  staleTime: 0,
});

export const endSession = (id: string) =>
  callApi({ path: `${path}/${encodeURIComponent(id)}`, method: 'DELETE', output: z.unknown() });

export const endOtherSessions = () => callApi({ path, method: 'DELETE', output: z.unknown() });
