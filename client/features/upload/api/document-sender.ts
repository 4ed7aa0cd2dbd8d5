import type { CurrentUser } from '#core/accounts/account.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { drawPhoto } from '../model/draw-photo.ts';
import { fileToSend } from '../model/file-to-send.ts';
import type { Photo } from '../model/photos.ts';
import { nextAttempt, randomKey, type UploadAttempt } from '../model/upload-attempt.ts';
import type { SendingStage, UploadContent } from '../model/upload-content.ts';
import { uploadDocument } from './upload-document.ts';

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
    const onProgress = (share: number) => onStage({ phase: 'uploading', share });
    onProgress(0);
    return uploadDocument(last, { user, onProgress, signal });
  };
}
