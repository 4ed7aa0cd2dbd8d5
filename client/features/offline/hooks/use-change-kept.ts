import { use } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { keptKey, ownerOf } from '#client/lib/kept-offline/kept-query.ts';
import { KeptStoreContext } from '#client/lib/kept-offline/kept-store.ts';
import { keptUntil } from '#client/lib/kept-offline/kept-until.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { texts } from '../texts.ts';

/** Keeps an explanation and removes what is kept. Toasts tell how it went. */
export function useChangeKept() {
  const store = use(KeptStoreContext);
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keptKey });
  const fail = (title: string) => show({ tone: 'error', title });

  const keep = useMutation({
    mutationFn: async (interpretation: Interpretation) => {
      const ref = refOf(interpretation.documentId);
      const { removedAt } = await queryClient.fetchQuery(documentQuery(ref));
      const keptAt = Date.now();
      await store.keep(ownerOf(user), { ref, keptAt, until: keptUntil(keptAt, removedAt), interpretation });
    },
    onSuccess: () => show({ tone: 'success', title: texts.done }),
    onError: () => fail(texts.keepFailed),
    onSettled: refresh,
  });
  const drop = useMutation({
    networkMode: 'always',
    mutationFn: (ref: DocumentRef) => store.drop([ref]),
    onSuccess: () => show({ tone: 'success', title: texts.removed }),
    onError: () => fail(texts.removeFailed),
    onSettled: refresh,
  });
  return { keep, drop };
}
