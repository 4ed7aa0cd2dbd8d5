import type { CurrentUser } from '#core/accounts/account.ts';
import { MedicalDocument } from '#core/documents/medical-document.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { readAnswer } from '#client/lib/call-api.ts';
import { mediaTypeOf } from '../model/media-type-of.ts';
import type { UploadAttempt } from '../model/upload-attempt.ts';
import { texts } from '../texts.ts';

type UploadOptions = {
  /** Whose document it will be; null for a guest. */
  user: CurrentUser | null;
  /** 0..1 of the bytes sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a document. By XMLHttpRequest, since fetch does not tell how much of a body has been sent. */
export function uploadDocument(
  attempt: UploadAttempt,
  { user, onProgress, signal }: UploadOptions,
): Promise<MedicalDocument> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/medical-documents');
    request.withCredentials = true;
    request.setRequestHeader('Idempotency-Key', attempt.idempotencyKey);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => settle(request, resolve, reject));
    request.addEventListener('error', () => reject(new ApiError(texts.problem.network)));
    request.addEventListener('timeout', () => reject(new ApiError(texts.problem.network)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(attempt, user));
  });
}

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

function settle(
  { status, statusText, responseText: text }: XMLHttpRequest,
  resolve: (document: MedicalDocument) => void,
  reject: (error: unknown) => void,
): void {
  try {
    resolve(readAnswer({ status, statusText, text }, MedicalDocument));
  } catch (error) {
    const hasNoWords = error instanceof ApiError && error.message === `${status}: ${statusText}`;
    reject(hasNoWords ? new ApiError(texts.problem.status(status), { status }) : error);
  }
}
