import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AdminAccounts, AdminOverview, type AdminPlanBody } from '#core/accounts/administration.ts';
import { z } from 'zod';
import { callApi } from '#client/lib/call-api.ts';

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => callApi({ path: '/api/admin/overview', output: AdminOverview, signal }),
  staleTime: 0,
});

/** All accounts, a page at a time. */
export const accountsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'accounts'],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam, signal }) => {
    const path = pageParam === null ? '/api/admin/accounts' : `/api/admin/accounts?after=${pageParam}`;
    return callApi({ path, output: AdminAccounts, signal });
  },
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

export type PlanChange = z.infer<typeof AdminPlanBody> & { id: number };

export const changePlan = ({ id, ...body }: PlanChange) =>
  callApi({ path: `/api/admin/accounts/${id}/plan`, method: 'PUT', body, output: z.unknown() });
