import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { CurrentUser } from '#core/accounts/account.ts';
import { DocumentListItem } from '#core/documents/medical-document.ts';
import { callApi } from '#client/lib/call-api.ts';
import type { FilterChoice } from '../texts.ts';

const DocumentList = z.array(DocumentListItem);

/** The documents of whoever asks, newest first. Kept until something changes them or the reader asks anew. */
export const documentsQuery = (filter: FilterChoice, user: CurrentUser | null) =>
  queryOptions({
    queryKey: ['documents', 'list', filter, user?.id ?? 'guest'],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/medical-documents?userId=${user?.id ?? 'guest'}${filter === 'all' ? '' : `&type=${filter}`}`,
        output: DocumentList,
        signal,
      }),
  });
