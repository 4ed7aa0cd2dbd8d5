import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OpenedShare } from '#core/sharing/share.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { refOf } from '#client/lib/medical-documents/document-ref.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { denialOf } from '../model/denial.ts';
import { forgetDocument } from '../model/forget-document.ts';
import { texts } from '../texts.ts';

/** Opens a shared document and goes to its explanation, or says why it does not open. */
export function useOpenShare<Key>(open: (key: Key) => Promise<OpenedShare>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return useMutation({
    mutationFn: open,
    // Nothing of a code stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: ({ document: { id } }) => {
      // What was known before the access, such as that there is no such document, holds no longer.
      forgetDocument(queryClient, refOf(id));
      show({ tone: 'success', title: texts.granted.title, description: texts.granted.more });
      void navigate(`/interpretation/${id}`);
    },
    onError: (error) => {
      // A session that is over leads to where one signs in.
      if (hasCode(error, 'auth.required')) return;
      show({ tone: 'error', title: texts.denied.title, description: denialOf(error) });
    },
  });
}
