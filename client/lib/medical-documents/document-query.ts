import { queryOptions } from '@tanstack/react-query';
import { MedicalDocument, type DocumentRef } from '#core/documents/medical-document.ts';
import { callApi } from '../call-api.ts';

/** One document, by its number or its ticket. Both the document's own screen and its interpretation need it. */
export const documentQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['documents', 'one', ref],
    queryFn: ({ signal }) =>
      callApi({ path: `/api/medical-documents/${encodeURIComponent(ref)}`, output: MedicalDocument, signal }),
    // How far a document has come changes while nobody looks.
    staleTime: 1000,
  });
