import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { useKept } from '../hooks/use-kept.ts';

type PutKeptCopyProps = { documentRef: DocumentRef; onPut: (copy: KeptDocument) => void };

/** Draws nothing: puts the copy of this device, where it has one, in the place of an interpretation that cannot be reached. */
export function PutKeptCopy({ documentRef, onPut }: PutKeptCopyProps) {
  const queryClient = useQueryClient();
  const { data: kept } = useKept();
  const copy = kept?.find(({ ref }) => ref === documentRef);
  const put = useEffectEvent((found: KeptDocument) => {
    queryClient.setQueryData(interpretationQuery(documentRef).queryKey, found.interpretation);
    onPut(found);
  });
  useEffect(() => {
    if (copy === undefined) return undefined;
    const timer = setTimeout(() => put(copy));
    return () => clearTimeout(timer);
  }, [copy]);
  return null;
}
