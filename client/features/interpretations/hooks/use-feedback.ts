import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Feedback } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { putFeedback } from '../api/put-feedback.ts';
import { texts } from '../texts.ts';

type UseFeedback = {
  isSaving: boolean;
  /** What was saved last on this screen; undefined before anything was. */
  saved: Feedback | null | undefined;
  /** Chooses an answer, or takes it back where it is chosen already. */
  choose: (feedback: Feedback) => void;
};

export function useFeedback(ref: DocumentRef, chosen: Feedback | null): UseFeedback {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, data, isPending } = useMutation({
    mutationFn: (feedback: Feedback | null) => putFeedback(ref, feedback),
    onSuccess: ({ feedback }) => {
      const { queryKey } = interpretationQuery(ref);
      queryClient.setQueryData(queryKey, (shown) => (shown ? { ...shown, feedback } : shown));
    },
    onError: (error) => show({ tone: 'error', title: texts.feedback.failed, description: errorText(error) }),
  });
  return {
    isSaving: isPending,
    saved: data?.feedback,
    choose: (feedback) => mutate(chosen === feedback ? null : feedback),
  };
}
