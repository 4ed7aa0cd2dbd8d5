import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentShare, ShareKeys } from '#core/sharing/share.ts';
import { errorText } from '#client/lib/error-text.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { deleteShare, renewCode, revokeShare } from '../api/change-share.ts';
import { sharesQuery } from '../api/shares-query.ts';
import { keysHeadingId, sharesHeadingId } from '../model/places.ts';
import { texts } from '../texts.ts';
import type { ShownKeys } from './use-shown-keys.ts';

export type ShareDeed = 'newCode' | 'revoke' | 'delete';
export type AskedDeed = { deed: ShareDeed; share: DocumentShare };
export type ShareProblem = { title: string; text: string };

const none = () => null;
const deeds: Record<ShareDeed, (shareId: number) => Promise<ShareKeys | null>> = {
  newCode: renewCode,
  revoke: (shareId) => revokeShare(shareId).then(none),
  delete: (shareId) => deleteShare(shareId).then(none),
};

const moreOf: Record<ShareDeed, (email: string) => string> = {
  newCode: texts.form.doneMore,
  revoke: () => texts.revoke.doneMore,
  delete: () => texts.delete.doneMore,
};

/** Asks, then does it. What went wrong stays on the page; the focus goes to what has come of it. */
export function useShareActions(documentId: number, keys: ShownKeys) {
  const [asked, setAsked] = useState<AskedDeed | null>(null);
  const [problem, setProblem] = useState<ShareProblem | null>(null);
  const placeAfter = useRef<string | null>(null);
  const queryClient = useQueryClient();
  const { show } = useToast();

  const change = useMutation({
    mutationFn: ({ deed, share }: AskedDeed) => deeds[deed](share.id),
    // Nothing of a code stays behind in the memory of calls.
    gcTime: 0,
    onSuccess: (made, { deed, share }) => {
      if (made === null) keys.close(share.id);
      else keys.add(made);
      placeAfter.current = made === null ? sharesHeadingId : keysHeadingId(share.id);
      show({ tone: 'success', title: texts[deed].done, description: moreOf[deed](share.recipientEmail) });
    },
    onError: (error, { deed }) =>
      setProblem({ title: texts[deed].failedTitle, text: errorText(error, texts[deed].failed) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: sharesQuery(documentId).queryKey });
      setAsked(null);
    },
  });
  const run = (what: AskedDeed) => {
    setProblem(null);
    placeAfter.current = null;
    change.mutate(what);
  };
  return {
    asked,
    problem,
    isBusy: change.isPending,
    ask: (what: AskedDeed) => {
      placeAfter.current = null;
      setAsked(what);
    },
    run,
    cancel: () => setAsked(null),
    confirm: () => asked !== null && !change.isPending && run(asked),
    focusAfter: () => document.getElementById(placeAfter.current ?? ''),
  };
}

export type ShareActions = ReturnType<typeof useShareActions>;
