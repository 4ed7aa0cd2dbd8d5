import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { createDocumentSender } from '../api/document-sender.ts';
import { sendingProblem } from '../model/sending-problem.ts';
import type { SendingStage, UploadContent } from '../model/upload-content.ts';
import { texts } from '../texts.ts';

export type UploadState =
  | { phase: 'idle' }
  | SendingStage
  | { phase: 'done'; document: MedicalDocument; isPicture: boolean }
  | { phase: 'failed'; message: string };

const idle: UploadState = { phase: 'idle' };

/** Sends a document and tells how far it is. Sending the same content again keeps the key of the first attempt. */
export function useUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { show, dismiss } = useToast();
  const sender = useRef(createDocumentSender());
  const running = useRef<AbortController | null>(null);
  const abort = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (content: UploadContent, maxBytes: number) => {
    const { signal } = (running.current = new AbortController());
    // What failed before is tried again: its toast would speak against what comes of it.
    dismiss();
    try {
      const document = await sender.current(content, { user, maxBytes, signal, onStage: setState });
      setState({ phase: 'done', document, isPicture: content.photos.length > 0 });
      await queryClient.invalidateQueries({ queryKey: ['documents'] });
    } catch (error) {
      // Cancelled by the person who started it: that is no failure.
      if (signal.aborted) return;
      const message = sendingProblem(error);
      setState({ phase: 'failed', message });
      show({ tone: 'error', title: texts.problem.toast, description: message });
    } finally {
      // Also after a failure: it may be the one that says that nothing is left.
      void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
    }
  };

  const reset = () => {
    sender.current = createDocumentSender();
    setState(idle);
  };
  return { state, upload, abort, reset };
}
