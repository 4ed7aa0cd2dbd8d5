import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';

/**
 * Which of the suggested questions are taken along: all of them, but for those that a person leaves out. It is known to this page alone,
 * in whichever of its tabs somebody is, and stored nowhere. Samples have their title only to tell them apart.
 */
export function useTaken(ref: DocumentRef, title: string) {
  const queryClient = useQueryClient();
  const queryKey = ['questions-left-out', ref, title];
  const { data: leftOut = [] } = useQuery<readonly string[]>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const isTaken = (question: string): boolean => !leftOut.includes(question);
  const toggle = (question: string) =>
    queryClient.setQueryData<readonly string[]>(
      queryKey,
      isTaken(question) ? [...leftOut, question] : leftOut.filter((each) => each !== question),
    );
  return { isTaken, toggle };
}
