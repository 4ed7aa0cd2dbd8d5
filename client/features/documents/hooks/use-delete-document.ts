import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-text.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { deleteDocument } from '../api/delete-document.ts';
import { restoreDocument } from '../api/restore-document.ts';
import { texts } from '../texts.ts';

type Asked = Pick<DocumentListItem, 'id' | 'title'>;

/** Asks, deletes, and offers to take it back. `onChanged` is called when the list has changed. */
export function useDeleteDocument(onChanged: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
    return queryClient.invalidateQueries({ queryKey: ['documents'] });
  };
  const fail = (error: unknown, fallback: string) =>
    show({ tone: 'error', title: texts.delete.failedTitle, description: errorText(error, fallback) });

  const restore = useMutation({
    mutationFn: ({ id }: Asked) => restoreDocument(id),
    onSuccess: ({ title }) => show({ tone: 'success', title: texts.delete.restored, description: title }),
    onError: (error) => fail(error, texts.delete.restoreFailed),
    onSettled: async (_, error) => {
      await refresh();
      if (error === null) onChanged();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Asked) => deleteDocument(id),
    onSuccess: (_, document) => {
      // Out of the list in the same moment that says so.
      queryClient.setQueriesData<DocumentListItem[]>({ queryKey: ['documents', 'list'] }, (listed) =>
        listed?.filter(({ id }) => id !== document.id),
      );
      const undo = { label: texts.delete.undo, onSelect: () => restore.mutate(document) };
      show({ tone: 'success', title: texts.delete.done, description: document.title, action: undo });
    },
    onError: (error) => fail(error, texts.delete.failed),
    onSettled: async (_, error) => {
      setAsked(null);
      await refresh();
      if (error === null) onChanged();
    },
  });

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    restore: restore.mutate,
    confirm: () => asked !== null && remove.mutate(asked),
    isDeleting: remove.isPending,
  };
}
