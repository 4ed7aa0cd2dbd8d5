import type { CurrentUser } from '#core/accounts/account.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { uploadPartBytes } from '#core/documents/upload-in-parts.ts';
import { drawPhoto } from '../model/draw-photo.ts';
import { fileToSend } from '../model/file-to-send.ts';
import type { Photo } from '../model/photos.ts';
import { nextAttempt, randomKey, type UploadAttempt } from '../model/upload-attempt.ts';
import type { SendingStage, UploadContent } from '../model/upload-content.ts';
import { isConnectionLost } from './send-form.ts';
import { uploadDocument } from './upload-document.ts';
import { waitForConnection } from './wait-for-connection.ts';

// Comes with the first large file, or with the page where the line is weak.
const partsSender = () => import('./send-in-parts.ts');

export type SendOptions = {
  /** Whose document it will be; null for a guest. */
  user: CurrentUser | null;
  maxBytes: number;
  signal: AbortSignal;
  onStage: (stage: SendingStage) => void;
};

export type SendDocument = (content: UploadContent, options: SendOptions) => Promise<MedicalDocument>;

/** Sends one document, as often as it takes: the same content sent again keeps the key of the first attempt. */
export function createDocumentSender(): SendDocument {
  let last: UploadAttempt | null = null;
  let made: { photos: Photo[]; file: File } | null = null;

  // The same photos make the same file, so that it is known when it is sent again; unless a smaller one is needed by now.
  async function fileOf({ file, photos, title }: UploadContent, options: SendOptions): Promise<File> {
    const { maxBytes, signal, onStage } = options;
    if (file !== null) return file;
    if (made?.photos === photos && made.file.size <= maxBytes) return made.file;
    const onPage = (page: number, of: number) => onStage({ phase: 'preparing', page, of });
    made = { photos, file: await fileToSend(photos, { title, maxBytes, draw: drawPhoto, onPage, signal }) };
    return made.file;
  }

  return async (content, options) => {
    const { user, signal, onStage } = options;
    onStage({ phase: 'uploading', share: null });
    const { title, documentType } = content;
    last = nextAttempt(last, { title, documentType, file: await fileOf(content, options) }, randomKey);
    let share = 0;
    const onProgress = (sent: number) => onStage({ phase: 'uploading', share: (share = sent) });
    const onLost = () => onStage({ phase: 'uploading', share, isLost: true });
    onProgress(0);
    const inParts = { onProgress, onLost, signal };
    if (last.file.size > uploadPartBytes) return (await partsSender()).sendInParts(last, inParts);
    try {
      return await uploadDocument(last, { user, onProgress, signal });
    } catch (error) {
      if (signal.aborted || !isConnectionLost(error) || navigator.onLine) throw error;
      onLost();
      await waitForConnection(0, signal);
      // Under the same key: what was stored before the connection was lost is not stored twice.
      return (await partsSender()).sendInParts(last, inParts);
    }
  };
}
