import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { deleteSmartHealthLink, revokeSmartHealthLink, smartHealthLinksQuery } from '../api/smart-health-links.ts';
import { linksHeadingId } from '../model.ts';
import { healthLinkTexts as texts } from '../texts.ts';

export type AskedOfLink = { deed: 'revoking' | 'deleting'; link: SmartHealthLink };

const deeds = { revoking: revokeSmartHealthLink, deleting: deleteSmartHealthLink };

/** Asks, then revokes or deletes a link. What went wrong stays on the page. */
export function useLinkActions(documentId: number, onEnded: (linkId: number) => void) {
  const [asked, setAsked] = useState<AskedOfLink | null>(null);
  const isDone = useRef(false);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ deed, link }: AskedOfLink) => deeds[deed](link.id),
    onSuccess: (_, { deed, link }) => {
      isDone.current = true;
      onEnded(link.id);
      show({ tone: 'success', title: texts[deed].done, description: texts[deed].doneMore });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: smartHealthLinksQuery(documentId).queryKey });
      setAsked(null);
    },
  });
  return {
    asked,
    isBusy: isPending,
    problem: error && variables && { title: texts[variables.deed].failedTitle, text: errorText(error) },
    ask: (what: AskedOfLink) => {
      isDone.current = false;
      setAsked(what);
    },
    cancel: () => setAsked(null),
    confirm: () => asked !== null && !isPending && mutate(asked),
    // The button that was pressed is gone.
    focusAfter: () => (isDone.current ? document.getElementById(linksHeadingId) : null),
  };
}

export type LinkActions = ReturnType<typeof useLinkActions>;
