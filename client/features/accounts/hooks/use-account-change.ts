import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { useRecent } from '#client/lib/session/recent-context.ts';

/** A change to the account: asks for the password once more where that is needed, and reads the account anew afterwards. */
export function useAccountChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const runRecent = useRecent();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => runRecent(() => change(input)),
    // Nothing of a password or a code stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}
