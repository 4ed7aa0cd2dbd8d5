import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { claimDocuments } from '../api/change-plan.ts';

/** Brings documents of this device's guest into the account, and reads anew what that changes. */
export function useClaim() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: claimDocuments,
    onSettled: () =>
      Promise.all(
        [['documents'], allowanceQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
