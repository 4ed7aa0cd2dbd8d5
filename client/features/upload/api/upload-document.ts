import type { CurrentUser } from '#core/accounts/account.ts';
import { MedicalDocument } from '#core/documents/medical-document.ts';
import { mediaTypeOf } from '../model/media-type-of.ts';
import type { UploadAttempt } from '../model/upload-attempt.ts';
import { sendForm } from './send-form.ts';

export type UploadOptions = {
  /** Whose document it will be; null for a guest. */
  user: CurrentUser | null;
  /** 0..1 of the bytes sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a document at once. */
export const uploadDocument = (
  attempt: UploadAttempt,
  { user, onProgress, signal }: UploadOptions,
): Promise<MedicalDocument> =>
  sendForm({
    method: 'POST',
    path: '/api/medical-documents',
    headers: { 'Idempotency-Key': attempt.idempotencyKey },
    form: formOf(attempt, user),
    output: MedicalDocument,
    ...{ onProgress, signal },
  });

// The fields stand before the file, so that the server knows them when the bytes arrive.
function formOf({ title, documentType, file }: UploadAttempt, user: CurrentUser | null): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('documentType', documentType);
  form.append('userId', user === null ? 'guest' : String(user.id));
  const mediaType = mediaTypeOf(file);
  form.append('file', file.type === mediaType ? file : new File([file], file.name, { type: mediaType }));
  return form;
}
