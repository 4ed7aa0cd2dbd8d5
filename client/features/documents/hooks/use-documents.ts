import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#core/accounts/account.ts';
import { typeOfFilter } from '#core/documents/document-types.ts';
import { documentsQuery } from '../api/documents-query.ts';
import type { FilterChoice } from '../texts.ts';

/** The documents of a type. Those of the whole list that are known already are shown while the server is asked. */
export function useDocuments(filter: FilterChoice, user: CurrentUser | null) {
  const queryClient = useQueryClient();
  const known = () => {
    const all = queryClient.getQueryData(documentsQuery('all', user).queryKey);
    return filter === 'all' ? all : all?.filter(({ documentType }) => documentType === typeOfFilter[filter]);
  };
  return useQuery({ ...documentsQuery(filter, user), placeholderData: known });
}
