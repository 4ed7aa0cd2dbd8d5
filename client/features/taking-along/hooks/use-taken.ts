import { useState } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';

/**
 * Which of the suggested questions are taken along: all of them, but for those that a person leaves out. Nothing is stored: the page
 * remembers it while other tabs are open. Samples have their title only to tell them apart.
 */
export function useTaken(ref: DocumentRef, title: string) {
  const queryClient = useQueryClient();
  const queryKey = ['questions-left-out', ref, title];
  const { data: remembered = [] } = useQuery<readonly string[]>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  // What is remembered comes a moment later: a tick that is pressed must not jump back meanwhile.
  const [leftOut, setLeftOut] = useState(remembered);
  const isTaken = (question: string): boolean => !leftOut.includes(question);
  const toggle = (question: string) => {
    const next = isTaken(question) ? [...leftOut, question] : leftOut.filter((each) => each !== question);
    setLeftOut(next);
    queryClient.setQueryData(queryKey, next);
  };
  return { isTaken, toggle };
}
