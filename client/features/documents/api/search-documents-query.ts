import { queryOptions } from '@tanstack/react-query';
import { DocumentSearch } from '#core/documents/searching/document-search.ts';
import { callApi } from '#client/lib/call-api.ts';
import type { FilterChoice } from '../texts.ts';

/** Sent in the body and forgotten with the page: the words stand in no address and in no history. */
export const searchDocumentsQuery = (words: string, filter: FilterChoice) =>
  queryOptions({
    queryKey: ['documents', 'search', filter, words],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/medical-documents/search',
        method: 'POST',
        body: { words, type: filter },
        output: DocumentSearch,
        signal,
      }),
    gcTime: 0,
  });
