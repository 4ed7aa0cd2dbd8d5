import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { saveVisitQuestions, visitQuestionsQuery } from '../api/visit-questions.ts';
import { addFault, moved, without, type AddFault, type VisitQuestion } from '../model/visit-list.ts';
import { texts } from '../texts.ts';

const { visit: words } = texts;

/** A person's list for a visit. Every change is seen at once and saved in its turn. `said` is what listeners are told of the last one. */
export function useVisitList(ref: DocumentRef) {
  const queryClient = useQueryClient();
  const options = visitQuestionsQuery(ref);
  const query = useQuery(options);
  const list = query.data?.questions ?? [];
  const [said, setSaid] = useState('');
  const saving = useMutation({
    // One after the other, so that the last one stays.
    scope: { id: `visit-questions ${ref}` },
    mutationFn: (questions: VisitQuestion[]) => saveVisitQuestions(ref, { questions }),
    onError: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  const change = (questions: VisitQuestion[], saying: string) => {
    queryClient.setQueryData(options.queryKey, { questions });
    setSaid(saying);
    saving.mutate(questions);
  };
  return {
    query,
    list,
    said,
    saveError: saving.error,
    /** Says why not, where it cannot be added. */
    add: (text: string, isOwn: boolean): AddFault | undefined => {
      const fault = addFault(list, text);
      if (fault === undefined) change([...list, { text: text.trim(), isOwn }], words.added);
      return fault;
    },
    move: (text: string, by: 1 | -1) => {
      const next = moved(list, text, by);
      const place = next.findIndex((question) => question.text === text) + 1;
      if (list[place - 1]?.text !== text) change(next, words.moved(place, next.length));
    },
    remove: (text: string) => change(without(list, text), words.removed(list.length - 1)),
  };
}

export type VisitList = ReturnType<typeof useVisitList>;
