import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { createDocumentSender, type SendDocument } from '../api/document-sender.ts';
import { contentOf, draftsOf, isOpen, splitDraft, type Draft } from '../model/drafts.ts';
import { sendingProblem } from '../model/sending-problem.ts';
import { uploadFault } from '../model/upload-fault.ts';
import { texts, type UploadField } from '../texts.ts';
import { useDraftSuggestions } from './use-draft-suggestions.ts';
import { useDrafts } from './use-drafts.ts';

type QueueLimits = {
  maxBytes: number;
  /** How many documents may be sent now; null for as many as one likes. */
  left: number | null;
};

export const draftFieldId = (id: string, field: UploadField): string => `draft-${id}-${field}`;

/** Several documents, sent one after the other. What is wrong with one leaves the others as they are. */
export function useUploadQueue({ maxBytes, left }: QueueLimits) {
  const { drafts, now, change, patch } = useDrafts();
  const [isSending, setSending] = useState(false);
  const suggest = useDraftSuggestions({ patch });
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { show, dismiss } = useToast();
  const senders = useRef(new Map<string, SendDocument>());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const add = (added: Draft[]) => {
    change((list) => [...list, ...added]);
    suggest(added);
  };
  const sendOne = async (draft: Draft, signal: AbortSignal) => {
    const { id } = draft;
    const send = senders.current.get(id) ?? createDocumentSender();
    senders.current.set(id, send);
    try {
      const document = await send(contentOf(draft), {
        ...{ user, maxBytes, signal },
        onStage: (state) => patch(id, { state }),
      });
      patch(id, { state: { phase: 'done', document } });
      await queryClient.invalidateQueries({ queryKey: ['documents'], refetchType: 'none' });
    } catch (error) {
      if (signal.aborted) return;
      const message = sendingProblem(error);
      patch(id, { state: { phase: 'problem', message } });
      show({ tone: 'error', title: texts.problem.toast, description: message });
    }
  };
  /** Those of these that may be sent, after all of them were looked at. */
  const send = async (ids = now().map(({ id }) => id)) => {
    const isMeant = (draft: Draft) => isOpen(draft) && ids.includes(draft.id);
    change((list) =>
      list.map((draft) => (isMeant(draft) ? { ...draft, fault: uploadFault(contentOf(draft), maxBytes) } : draft)),
    );
    const faulty = now().find(({ fault }) => fault !== null);
    if (faulty?.fault) return document.getElementById(draftFieldId(faulty.id, faulty.fault.field))?.focus();

    const { signal } = (running.current = new AbortController());
    dismiss();
    setSending(true);
    const due = now().filter(isMeant);
    for (const draft of due.slice(0, left ?? due.length)) {
      if (!signal.aborted) await sendOne(draft, signal);
    }
    if (signal.aborted) return;
    setSending(false);
    await queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
  };
  return {
    ...{ drafts, isSending, add, send },
    isDone: drafts.length > 0 && !isSending && !drafts.some(isOpen),
    addFiles: (files: File[]) => add(draftsOf(files)),
    patch: (id: string, part: Partial<Draft>) => patch(id, { fault: null, ...part }),
    split: (id: string) => change((list) => splitDraft(list, id)),
    remove: (id: string) => change((list) => list.filter((draft) => draft.id !== id)),
    abort: () => running.current?.abort(),
    reset: () => change(() => []),
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
