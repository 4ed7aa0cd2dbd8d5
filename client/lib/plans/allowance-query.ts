import { queryOptions } from '@tanstack/react-query';
import { Allowance } from '#core/plans/allowance.ts';
import { callApi } from '../call-api.ts';

/** What whoever asks may still do, and until when. Asked anew wherever it is told: it changes with every upload. */
export const allowanceQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => callApi({ path: '/api/plan', output: Allowance, signal }),
  staleTime: 0,
});
