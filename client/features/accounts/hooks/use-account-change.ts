import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAccountAnew } from '#client/lib/session/read-account-anew.ts';
import { useRecent } from '#client/lib/session/recent-context.ts';

/**
 * A change to the account: asks for the password once more where that is needed, and reads the account anew afterwards. `onDone` is called
 * even where what asked for the change is gone by then, as a form is that the changed account has no use for.
 */
export function useAccountChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) {
  const runRecent = useRecent();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => runRecent(() => change(input)),
    // Nothing of a password or a code stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: async (output) => {
      await readAccountAnew(queryClient);
      onDone(output);
    },
  });
}
