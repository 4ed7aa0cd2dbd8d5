import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { interpretationQuery } from '#client/lib/medical-documents/interpretation-query.ts';
import { forgetDocument } from '../model/forget-document.ts';
import { forgetShared, keepShared, wasShared } from '../model/shared-before.ts';

export type VisitEnd = 'ended' | 'left';

type SharedVisit = {
  /** Null where the document is one's own, or not there yet. */
  share: SeenByShare | null;
  /** How the access came to its end on this screen. It stays so until one opens the document anew. */
  end: VisitEnd | null;
  finish: (how: VisitEnd) => void;
};

/** What the screen of a document has read says by which share it is seen. Once the access has ended, nothing of it is kept. */
export function useSharedVisit(ref: DocumentRef): SharedVisit {
  const [ended, setEnded] = useState<{ ref: DocumentRef; how: VisitEnd } | null>(null);
  // The screen asks: here is only looked at what it was told.
  const document = useQuery({ ...documentQuery(ref), enabled: false });
  const interpretation = useQuery({ ...interpretationQuery(ref), enabled: false });
  const read = interpretation.data ?? document.data;
  const share = read?.share ?? null;
  const end = ended?.ref === ref ? ended.how : null;
  // Whoever leaves ends the access, and hears of both at once: they have left.
  const finish = (how: VisitEnd) =>
    setEnded((before) => (before?.ref === ref && before.how === 'left' ? before : { ref, how }));

  const isGone = hasCode(document.error, 'document.not_found');
  if (end === null && isGone && (share !== null || wasShared(ref))) finish('ended');
  const hasEnded = end !== null;
  const queryClient = useQueryClient();
  // The screen that showed it is gone by now, and so asks for nothing anew.
  useEffect(() => {
    if (hasEnded) forgetDocument(queryClient, ref);
  }, [hasEnded, queryClient, ref]);

  const isShared = read === undefined || read === null ? null : share !== null;
  useEffect(() => {
    if (isShared === true) keepShared(ref);
    if (isShared === false) forgetShared(ref);
  }, [ref, isShared]);
  return { share, end, finish };
}
