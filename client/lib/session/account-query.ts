import { queryOptions } from '@tanstack/react-query';
import { Account } from '#core/accounts/account.ts';
import { callApi } from '../call-api.ts';

/** The account of whoever is signed in. Ask for it only where somebody is. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => callApi({ path: '/api/users/me', output: Account, signal }),
});
