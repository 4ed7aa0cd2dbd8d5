import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { errorText } from '#client/lib/error-texts.ts';
import { useCurrentUser } from '#client/lib/session/session-context.ts';
import { useToast } from '#client/ui/toast/toast-context.ts';
import { allowanceQuery } from '#client/lib/plans/allowance-query.ts';
import { uploadDocument } from '../api/upload-document.ts';
import { drawPhoto } from '../model/draw-photo.ts';
import { fileToSend } from '../model/file-to-send.ts';
import { PhotoError } from '../model/fit-photos.ts';
import type { Photo } from '../model/photos.ts';
import { nextAttempt, randomKey, type UploadAttempt } from '../model/upload-attempt.ts';
import { texts } from '../texts.ts';

/** One file, or photos that become the pages of one. */
export type UploadContent = { title: string; documentType: string; file: File | null; photos: Photo[] };

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'preparing'; page: number; of: number }
  | { phase: 'uploading'; share: number | null }
  | { phase: 'done'; document: MedicalDocument; isPicture: boolean }
  | { phase: 'failed'; message: string };

type Sending = { maxBytes: number; signal: AbortSignal };

const idle: UploadState = { phase: 'idle' };

/** Sends a document and tells how far it is. Sending the same content again keeps the key of the first attempt. */
export function useUpload() {
  const [state, setState] = useState<UploadState>(idle);
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { show } = useToast();
  const last = useRef<UploadAttempt | null>(null);
  const made = useRef<{ photos: Photo[]; file: File } | null>(null);
  const running = useRef<AbortController | null>(null);
  const abort = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  // The same photos make the same file, so that it is known when it is sent again; unless a smaller one is needed by now.
  const fileOf = async ({ file, photos, title }: UploadContent, { maxBytes, signal }: Sending): Promise<File> => {
    if (file !== null) return file;
    if (made.current?.photos === photos && made.current.file.size <= maxBytes) return made.current.file;
    const onPage = (page: number, of: number) => setState({ phase: 'preparing', page, of });
    made.current = { photos, file: await fileToSend(photos, { title, maxBytes, draw: drawPhoto, onPage, signal }) };
    return made.current.file;
  };
  const upload = async (content: UploadContent, maxBytes: number) => {
    const { signal } = (running.current = new AbortController());
    setState({ phase: 'uploading', share: null });
    try {
      const { title, documentType } = content;
      last.current = nextAttempt(
        last.current,
        { title, documentType, file: await fileOf(content, { maxBytes, signal }) },
        randomKey,
      );
      const onProgress = (share: number) => setState({ phase: 'uploading', share });
      onProgress(0);
      const document = await uploadDocument(last.current, { user, onProgress, signal });
      setState({ phase: 'done', document, isPicture: content.photos.length > 0 });
      await queryClient.invalidateQueries({ queryKey: ['documents'] });
    } catch (error) {
      // Cancelled by the person who started it: that is no failure.
      if (signal.aborted) return;
      const message = error instanceof PhotoError ? texts.problem.photo(error.photo) : errorText(error);
      setState({ phase: 'failed', message });
      show({ tone: 'error', title: texts.problem.toast, description: message });
    } finally {
      // Also after a failure: it may be the one that says that nothing is left.
      void queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey });
    }
  };

  const reset = () => {
    last.current = null;
    made.current = null;
    setState(idle);
  };
  return { state, upload, abort, reset };
}
