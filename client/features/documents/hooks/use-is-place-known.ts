import { useQuery } from '@tanstack/react-query';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { deletedDocumentsQuery } from '../api/deleted-documents-query.ts';

/** Whether it is known what stands above the list, or that it cannot be had, so that the list does not move once it is there. */
export function useIsPlaceKnown(): boolean {
  const allowance = useQuery(allowanceQuery);
  const deleted = useQuery(deletedDocumentsQuery(useCurrentUser()));
  return allowance.isFetched && deleted.isFetched;
}
