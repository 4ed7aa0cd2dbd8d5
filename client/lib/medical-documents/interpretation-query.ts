import { queryOptions } from '@tanstack/react-query';
import { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { hasCode } from '../api-error.ts';
import { callApi } from '../call-api.ts';

export const interpretationAddress = (ref: DocumentRef): string => `/api/interpretations/${encodeURIComponent(ref)}`;

/** The interpretation of a document; null while there is none. */
export const interpretationQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['interpretations', ref],
    queryFn: ({ signal }) => findInterpretation(ref, signal),
    retry: 3,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });

// "Not there yet" is an expected answer, so it is neither retried nor shown as a failure.
async function findInterpretation(ref: DocumentRef, signal: AbortSignal): Promise<Interpretation | null> {
  try {
    return await callApi({ path: interpretationAddress(ref), output: Interpretation, signal });
  } catch (error) {
    if (hasCode(error, 'interpretation.not_found') || hasCode(error, 'document.not_found')) return null;
    if (hasCode(error, 'document.not_ready') || hasCode(error, 'document.unreadable')) return null;
    throw error;
  }
}
