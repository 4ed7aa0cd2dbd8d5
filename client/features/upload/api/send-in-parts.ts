import { MedicalDocument } from '#core/documents/medical-document.ts';
import { UploadInParts, uploadPartBytes } from '#core/documents/upload-in-parts.ts';
import { hasCode } from '#client/lib/api-error.ts';
import { callApi } from '#client/lib/call-api.ts';
import { forgetUpload, keepUpload, keptUploadOf } from '../model/kept-upload.ts';
import type { UploadAttempt } from '../model/upload-attempt.ts';
import { isConnectionLost, sendForm } from './send-form.ts';
import { waitForConnection } from './wait-for-connection.ts';

export type PartsOptions = {
  /** 0..1 of the bytes sent. */
  onProgress: (share: number) => void;
  /** The connection was lost; it goes on by itself. */
  onLost: () => void;
  signal: AbortSignal;
};

// So many times in a row nothing comes through before a person is asked.
const maxTries = 4;

/** Sends a document in parts, and goes on from what is there when the connection was lost or the page was loaded again. */
export async function sendInParts(attempt: UploadAttempt, options: PartsOptions): Promise<MedicalDocument> {
  const { signal, onLost } = options;
  let upload: UploadInParts | null = null;
  let known = 0;
  let tries = 0;
  for (;;) {
    try {
      upload = await placeOf(attempt.file, upload, signal);
      if (upload.received > known) tries = 0;
      known = upload.received;
      const whole = await sendRest(attempt.file, upload, { ...options, onPart: (sent) => (upload = sent) });
      return await finish(attempt, whole, signal);
    } catch (error) {
      if (signal.aborted || ++tries > maxTries) throw error;
      if (hasCode(error, 'upload.not_found')) {
        // Too old by now: it begins anew.
        forgetUpload(attempt.file);
        upload = null;
      } else if (isConnectionLost(error)) {
        onLost();
        await waitForConnection(tries, signal);
      } else if (!hasCode(error, 'upload.out_of_place')) {
        throw error;
      }
    }
  }
}

/** Where it goes on: what the server has, or a new beginning. What is whole is only to be finished. */
async function placeOf(file: File, upload: UploadInParts | null, signal: AbortSignal): Promise<UploadInParts> {
  if (upload !== null && upload.received === upload.size) return upload;
  const id = upload?.id ?? keptUploadOf(file);
  if (id !== null) return callApi({ path: `/api/uploads/${id}`, output: UploadInParts, signal });
  const body = { size: file.size };
  const begun = await callApi({ path: '/api/uploads', method: 'POST', body, output: UploadInParts, signal });
  keepUpload(file, begun.id);
  return begun;
}

type RestOptions = PartsOptions & { onPart: (upload: UploadInParts) => void };

async function sendRest(
  file: File,
  from: UploadInParts,
  { onProgress, onPart, signal }: RestOptions,
): Promise<UploadInParts> {
  let upload = from;
  while (upload.received < upload.size) {
    const { id, size, received } = upload;
    const part = file.slice(received, received + uploadPartBytes);
    const form = new FormData();
    form.append('file', part, 'part');
    onProgress(received / size);
    upload = await sendForm({
      ...{ method: 'PUT', path: `/api/uploads/${id}?start=${received}`, form, output: UploadInParts, signal },
      onProgress: (share) => onProgress((received + share * part.size) / size),
    });
    onPart(upload);
  }
  onProgress(1);
  return upload;
}

async function finish(attempt: UploadAttempt, { id }: UploadInParts, signal: AbortSignal): Promise<MedicalDocument> {
  const { title, documentType, idempotencyKey, file } = attempt;
  const document = await callApi({
    path: `/api/uploads/${id}/finish`,
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey },
    body: { title, documentType },
    output: MedicalDocument,
    signal,
  });
  forgetUpload(file);
  return document;
}
