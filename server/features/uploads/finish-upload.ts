import type { MedicalDocument } from '#core/documents/medical-document.ts';
import type { FinishUploadBody } from '#core/documents/upload-in-parts.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { getDocument } from '../documents/get-document.ts';
import { uploadDocument } from '../documents/upload-document.ts';
import type { UploadPart } from '../documents/upload-parts.ts';
import { removeBlobs } from './remove-blobs.ts';
import { sealedAt } from './sealed-at.ts';
import type { UploadInPartsDeps } from './start-upload.ts';
import type { PartRecord, UploadRecord } from './uploads.repository.ts';

type Finish = FinishUploadBody & { id: string; idempotencyKey: string; address: string };

/**
 * Takes a file that is whole for an upload like any other: it is looked at, counted and queued as if it had come at once. Asked again
 * under the same key, it gives the same document. Throws AppError('upload.not_found') and 'upload.interrupted', and what an upload throws.
 */
export async function finishUpload(
  deps: UploadInPartsDeps,
  actor: Actor,
  { id, title, documentType, idempotencyKey, address }: Finish,
): Promise<{ document: MedicalDocument; created: boolean }> {
  const owner = ownerOf(actor);
  const upload = await deps.uploads.find(owner, id);
  if (upload === undefined) return { document: await getFinished(deps, actor, idempotencyKey), created: false };
  if (upload.received < upload.size) throw new AppError('upload.interrupted');

  const whole = upload;
  const parts = await deps.uploads.listParts(owner, id);
  async function* asForm(): AsyncGenerator<UploadPart> {
    yield { kind: 'field', name: 'title', value: title };
    yield { kind: 'field', name: 'documentType', value: documentType };
    yield { kind: 'file', name: 'file', bytes: wholeOf(deps, whole, parts) };
  }
  const finished = await uploadDocument(deps, actor, { parts: asForm(), idempotencyKey, address });
  await removeBlobs(deps.files, await deps.uploads.drop(owner, id));
  return finished;
}

/** The answer to the first time may have been lost on its way. */
async function getFinished(deps: UploadInPartsDeps, actor: Actor, key: string): Promise<MedicalDocument> {
  const request = await deps.documents.findRequest(ownerOf(actor), key);
  if (request === undefined) throw new AppError('upload.not_found');
  return getDocument(deps, actor, { ref: `temp-${request.ticket}` });
}

async function* wholeOf(
  { keyRing, files }: UploadInPartsDeps,
  { key }: UploadRecord,
  parts: readonly PartRecord[],
): AsyncGenerator<Uint8Array> {
  for (const { start, blob } of parts) yield* keyRing.decryptStream(key, sealedAt(start), files.read(blob));
}
