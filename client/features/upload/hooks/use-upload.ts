import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-texts.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { uploadDocument } from '../api/upload-document.ts';
import { nextAttempt, randomKey, type UploadAttempt } from '../model/upload-attempt.ts';
import { texts } from '../texts.ts';

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'uploading'; share: number | null }
  | { phase: 'done'; document: MedicalDocument }
  | { phase: 'failed'; message: string };

const idle: UploadState = { phase: 'idle' };

/** Sends a document and tells how far it is. Sending the same content again keeps the key of the first attempt. */
export function useUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const last = useRef<UploadAttempt | null>(null);
  const running = useRef<AbortController | null>(null);
  const abort = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (content: Omit<UploadAttempt, 'idempotencyKey'>) => {
    const { signal } = (running.current = new AbortController());
    last.current = nextAttempt(last.current, content, randomKey);
    setState({ phase: 'uploading', share: null });
    try {
      const onProgress = (share: number) => setState({ phase: 'uploading', share });
      const document = await uploadDocument(last.current, { onProgress, signal });
      setState({ phase: 'done', document });
      await queryClient.invalidateQueries({ queryKey: ['documents'] });
    } catch (error) {
      // Cancelled by the person who started it: that is no failure.
      if (signal.aborted) return;
      const message = errorText(error);
      setState({ phase: 'failed', message });
      show({ tone: 'error', title: texts.problem.toast, description: message });
    }
  };

  const reset = () => {
    last.current = null;
    setState(idle);
  };
  return { state, upload, abort, reset };
}
