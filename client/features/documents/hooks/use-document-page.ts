import { useQuery } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef, MedicalDocument } from '#core/documents/medical-document.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { useDocumentEvents } from '#client/lib/medical-documents/use-document-events.ts';
import { usePolling } from '#client/lib/use-polling.ts';

export type DocumentScreen =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'not-found' }
  | { state: 'ready'; document: MedicalDocument; interpretation: Interpretation | null; isChecking: boolean };

/** Reads a document and its interpretation, and follows it while its text is on its way. */
export function useDocumentPage(ref: DocumentRef): { screen: DocumentScreen; refresh: () => void } {
  const document = useQuery(documentQuery(ref));
  const interpretation = useQuery(interpretationQuery(ref));
  const refresh = () => {
    void document.refetch();
    void interpretation.refetch();
  };
  const stage = document.data?.stage;
  const isUnderWay = stage !== undefined && stage !== 'explained' && stage !== 'unreadable';
  const { isLive } = useDocumentEvents(ref, isUnderWay, refresh);
  usePolling(isUnderWay && !isLive, refresh);

  return { screen: screenOf(document, interpretation), refresh };
}

type Read<T> = { data: T | undefined; error: unknown; isPending: boolean; isLoading: boolean };

function screenOf(document: Read<MedicalDocument>, interpretation: Read<Interpretation | null>): DocumentScreen {
  if (document.data !== undefined) {
    return {
      state: 'ready',
      document: document.data,
      interpretation: interpretation.data ?? null,
      isChecking: interpretation.isLoading,
    };
  }
  if (document.isPending) return { state: 'loading' };
  return { state: hasCode(document.error, 'document.not_found') ? 'not-found' : 'failed' };
}
