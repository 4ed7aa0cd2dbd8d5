import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { DocumentId, DocumentRef } from '#core/documents/medical-document.ts';
import { isTemporary, refOf } from '#client/lib/medical-documents/document-ref.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';

/** Puts the document's number into the address once it is known in place of the upload's ticket. */
export function useNumericAddress(ref: DocumentRef, known: (DocumentId | undefined)[]): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const number = isTemporary(ref) ? known.find((id) => typeof id === 'number') : undefined;

  useEffect(() => {
    if (number === undefined) return;
    const next = refOf(number);
    // What is on the screen is known under the new address too, so nothing flickers.
    const interpretation = queryClient.getQueryData(interpretationQuery(ref).queryKey);
    const document = queryClient.getQueryData(documentQuery(ref).queryKey);
    if (interpretation !== undefined) queryClient.setQueryData(interpretationQuery(next).queryKey, interpretation);
    if (document !== undefined) queryClient.setQueryData(documentQuery(next).queryKey, document);
    void navigate(`/interpretation/${next}`, { replace: true, state: { keepFocus: true } });
  }, [number, ref, queryClient, navigate]);
}
