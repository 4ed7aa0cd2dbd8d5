import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewShareBody, ShareKeys } from '#core/sharing/share.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { createShare } from '../api/change-share.ts';
import { sharesQuery } from '../api/shares-query.ts';
import { texts } from '../texts.ts';

export function useCreateShare(onMade: (keys: ShareKeys) => void) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: (body: NewShareBody) => createShare(body),
    // Nothing of a code stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: async (keys) => {
      const { documentId, recipientEmail } = keys.share;
      await queryClient.invalidateQueries({ queryKey: sharesQuery(documentId).queryKey });
      show({ tone: 'success', title: texts.form.done, description: texts.form.doneMore(recipientEmail) });
      onMade(keys);
    },
  });
}
