import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewSmartHealthLinkBody } from '#core/smart-health-links/smart-health-link.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { makeSmartHealthLink, smartHealthLinksQuery } from '../api/smart-health-links.ts';
import { healthLinkTexts } from '../texts.ts';
import type { MadeLink } from './use-made-links.ts';

const { form: words } = healthLinkTexts;

export function useMakeLink(documentId: number, onMade: (made: MadeLink) => void) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: (body: NewSmartHealthLinkBody) => makeSmartHealthLink(documentId, body),
    // Nothing of a key or a passcode stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: async (made) => {
      await queryClient.invalidateQueries({ queryKey: smartHealthLinksQuery(documentId).queryKey });
      show({ tone: 'success', title: words.done, description: words.doneMore });
      onMade(made);
    },
  });
}
