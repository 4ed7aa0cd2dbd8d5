import { queryOptions } from '@tanstack/react-query';
import { Consents } from '#core/documents/consent.ts';
import { callApi } from '#client/lib/call-api.ts';

/** The AI providers that are set up, and which of them this person has allowed. */
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => callApi({ path: '/api/consents', output: Consents, signal }),
  staleTime: 0,
});
