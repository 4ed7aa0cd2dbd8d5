import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProviderConsent } from '#core/documents/consent.ts';
import { giveConsent, withdrawConsent } from '../api/change-consent.ts';
import { consentsQuery } from '../api/consents-query.ts';

// What says whether a provider may be used.
const stale = [consentsQuery.queryKey, ['interpretations'], ['told-at']];

/** Allows providers or takes that back. What the screens say is read anew, also after a failure: the words may have changed. */
export function useChangeConsent() {
  const queryClient = useQueryClient();
  const onSettled = () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const give = useMutation({
    mutationFn: async (providers: readonly ProviderConsent[]) => {
      for (const provider of providers) await giveConsent(provider);
    },
    onSettled,
  });
  const withdraw = useMutation({ mutationFn: withdrawConsent, onSettled });
  return { give, withdraw };
}
