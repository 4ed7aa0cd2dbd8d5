import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DocumentId } from '#core/documents/medical-document.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { toastMs } from '#client/ui/toast/toast-message.ts';
import { interpretDocument } from '#client/lib/medical-documents/interpret-document.ts';
import { interpretProblem } from '../model/interpret-problem.ts';
import { texts } from '../texts.ts';

/** Starts an interpretation and goes to it. `processing` is the document that is under way. */
export function useInterpretDocument(place: 'list' | 'detail') {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (id: DocumentId) => interpretDocument(id),
    onSuccess: ({ stage }, id) => {
      const { ready, started } = texts.interpret;
      show({ tone: 'success', title: stage === 'explained' ? ready : started, durationMs: toastMs.normal });
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
      void queryClient.invalidateQueries({ queryKey: ['interpretations'] });
      void navigate(`/interpretation/${id}`);
    },
    onError: (error) => show({ tone: 'error', durationMs: toastMs.error, ...interpretProblem(error, place) }),
  });
  return { interpret: mutate, processing: isPending ? variables : null };
}
