import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from './account-query.ts';

const { queryKey } = accountQuery;

/** Reads the account once more after it was changed. An answer that is still on its way may be from before the change: it is not waited for. */
export async function readAccountAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
