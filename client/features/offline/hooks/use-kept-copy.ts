import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { KeptDocument } from '#client/lib/kept-offline/kept-store.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { isUnreachable } from '../model/is-unreachable.ts';

type KeptCopy = {
  /** Nobody answers: what is kept on this device may take the place of an interpretation. */
  isMissing: boolean;
  /** The copy while it is what is shown. */
  copy: KeptDocument | null;
  onPut: (copy: KeptDocument) => void;
};

/** Whether a kept copy is shown in the place of an interpretation, or should be. */
export function useKeptCopy(ref: DocumentRef): KeptCopy {
  // The screen asks: here is only looked at how it goes.
  const { data, failureReason, fetchStatus } = useQuery({ ...interpretationQuery(ref), enabled: false });
  const [put, setPut] = useState<KeptDocument | null>(null);
  const isMissing = data === undefined && (fetchStatus === 'paused' || isUnreachable(failureReason));
  return { isMissing, copy: put !== null && data === put.interpretation ? put : null, onPut: setPut };
}
