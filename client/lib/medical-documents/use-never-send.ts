import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { documentQuery } from './document-query.ts';
import { putPrivacy } from './put-privacy.ts';

/** The mark of a document that says it is never sent. It is set when the server has said so. */
export function useNeverSend(ref: DocumentRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (neverSend: boolean) => putPrivacy(ref, neverSend),
    onSuccess: async ({ neverSend }) => {
      queryClient.setQueryData(documentQuery(ref).queryKey, (shown) => shown && { ...shown, neverSend });
      await Promise.all(
        ['interpretations', 'told-at', 'documents'].map((kind) => queryClient.invalidateQueries({ queryKey: [kind] })),
      );
    },
  });
}
