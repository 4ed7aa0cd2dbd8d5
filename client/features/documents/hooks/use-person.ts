import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-texts.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { putPerson } from '../api/put-person.ts';
import { texts } from '../texts.ts';

/** Asks whose document one of the list is, and keeps the answer. */
export function usePerson() {
  const [asked, setAsked] = useState<DocumentListItem | null>(null);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, person }: { id: DocumentListItem['id']; person: string | null }) => putPerson(id, person),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['documents'] });
      setAsked(null);
    },
    onError: (error) => show({ tone: 'error', title: texts.person.failed, description: errorText(error) }),
  });
  return {
    asked,
    ask: setAsked,
    close: () => setAsked(null),
    save: (person: string | null) => asked !== null && mutate({ id: asked.id, person }),
    isSaving: isPending,
  };
}
