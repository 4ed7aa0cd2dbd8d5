import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { SharedWithMeItem } from '#core/sharing/share.ts';
import { callApi } from '#client/lib/call-api.ts';

/** What others share with the confirmed address of whoever is signed in. Asked anew each time it is looked at. */
export const sharedWithMeQuery = queryOptions({
  queryKey: ['shared-with-me'],
  queryFn: ({ signal }) => callApi({ path: '/api/shared-with-me', output: z.array(SharedWithMeItem), signal }),
  staleTime: 0,
});
