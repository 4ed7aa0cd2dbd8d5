import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { DocumentListItem } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';

const Titles = z.array(DocumentListItem.pick({ id: true, title: true }));

/** The documents that can be asked about. Goes stale with the list of documents. */
export const documentTitlesQuery = queryOptions({
  queryKey: ['documents', 'titles'],
  queryFn: ({ signal }) => callApi({ path: '/api/medical-documents', output: Titles, signal }),
});
