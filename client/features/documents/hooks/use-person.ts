import { useCallback, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentListItem } from '#core/documents/medical-document.ts';
import type { RenamePersonBody } from '#core/documents/person.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { putPerson } from '../api/put-person.ts';
import { renamePerson } from '../api/rename-person.ts';
import { texts } from '../texts.ts';

export type NamedDocument = Pick<DocumentListItem, 'id' | 'person'>;

/** Whose a document is, or what a person is called from now on. */
export type AskedPerson = { about: 'document'; document: NamedDocument } | { about: 'name'; name: string };

type Answer = { id: NamedDocument['id']; person: string | null };

/** Asks whose document one is, or for another name of a person, and keeps the answer. */
export function usePerson(onRenamed: (from: string, to: string) => void = () => {}) {
  const [asked, setAsked] = useState<AskedPerson | null>(null);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['documents'] });
  const naming = useMutation({
    mutationFn: ({ id, person }: Answer) => putPerson(id, person),
    onSuccess: async () => {
      await refresh();
      setAsked(null);
    },
  });
  const renaming = useMutation({
    mutationFn: (names: RenamePersonBody) => renamePerson(names),
    onSuccess: async ({ person, documents }, { from }) => {
      await refresh();
      onRenamed(from, person);
      setAsked(null);
      show({ tone: 'success', title: texts.rename.done(person), description: texts.rename.doneOn(documents) });
    },
  });
  const { reset: forgetNaming } = naming;
  const { reset: forgetRenaming } = renaming;
  const ask = useCallback(
    (next: AskedPerson | null) => {
      forgetNaming();
      forgetRenaming();
      setAsked(next);
    },
    [forgetNaming, forgetRenaming],
  );
  const isSaving = naming.isPending || renaming.isPending;
  return {
    asked,
    // The same one every time: hundreds of cards have it.
    askOf: useCallback((document: NamedDocument) => ask({ about: 'document', document }), [ask]),
    askName: (name: string) => ask({ about: 'name', name }),
    close: () => ask(null),
    save: (answer: Answer) => !isSaving && naming.mutate(answer),
    rename: (names: RenamePersonBody) => !isSaving && renaming.mutate(names),
    isSaving,
    error: naming.error ?? renaming.error,
  };
}

export type PersonQuestion = ReturnType<typeof usePerson>;
