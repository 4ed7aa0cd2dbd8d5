import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { documentsQuery } from '../api/documents-query.ts';
import { peopleOf } from '../model/people-of.ts';

/** Who is named at any document, whatever type is looked at; nobody while that is not known. */
export function usePeople(): string[] {
  const { data } = useQuery(documentsQuery('all', useCurrentUser()));
  return useMemo(() => peopleOf(data ?? []), [data]);
}
