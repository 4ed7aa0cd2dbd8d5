import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { keepPlan } from '../api/change-plan.ts';

/** Takes back a change of plan that waits for its day. What asked for it is gone once it is done, so `onKept` is called from here. */
export function useKeepPlan(onKept: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: keepPlan,
    onSuccess: (allowance) => {
      queryClient.setQueryData(allowanceQuery.queryKey, allowance);
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
      onKept();
    },
    // Whether it can be taken back may have changed meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey }),
  });
}
