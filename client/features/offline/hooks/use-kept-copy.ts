import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { isUnreachable } from '../model/is-unreachable.ts';
import { useKept } from './use-kept.ts';

/** Puts the kept copy in the place of an interpretation that cannot be reached. Gives the copy while it is what is shown. */
export function useKeptCopy(ref: DocumentRef): KeptDocument | null {
  const queryClient = useQueryClient();
  const query = interpretationQuery(ref);
  // The screen asks: here is only looked at how it goes.
  const { data, failureReason, fetchStatus } = useQuery({ ...query, enabled: false });
  const { data: kept } = useKept();
  const [shown, setShown] = useState<KeptDocument | null>(null);
  const copy = kept?.find((each) => each.ref === ref);
  const isMissing = data === undefined && (fetchStatus === 'paused' || isUnreachable(failureReason));
  const show = useEffectEvent((found: KeptDocument) => {
    queryClient.setQueryData(query.queryKey, found.interpretation);
    setShown(found);
  });
  useEffect(() => {
    if (!isMissing || copy === undefined) return undefined;
    const timer = setTimeout(() => show(copy));
    return () => clearTimeout(timer);
  }, [isMissing, copy]);
  return shown !== null && data === shown.interpretation ? shown : null;
}
