import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRepository } from './documents.repository.ts';
import type { NewDocument } from './insert-document.ts';
import { presentDocument } from './present-document.ts';
import { readDocumentQueue } from './document-queues.ts';
import { receiveUpload, type ReceivedUpload } from './receive-upload.ts';
import { openPart, sealPart } from './sealed-parts.ts';
import { turnOf } from './turn-of.ts';
import type { UploadPart } from './upload-parts.ts';

export type UploadDocumentDeps = {
  documents: DocumentRepository;
  keyRing: KeyRing;
  files: FileStore;
  jobs: Jobs;
  /** Uploads are refused below this, so that what is stored can still be read and explained. */
  minFreeBytes: number;
};

type Upload = { parts: AsyncIterable<UploadPart>; idempotencyKey: string | undefined };

/** Stores an upload and queues its reading. `created` is false when the same request was answered before. */
export async function uploadDocument(
  deps: UploadDocumentDeps,
  actor: Actor,
  { parts, idempotencyKey }: Upload,
): Promise<{ document: MedicalDocument; created: boolean }> {
  const { files, keyRing, minFreeBytes } = deps;
  if ((await files.freeBytes()) < minFreeBytes) throw new AppError('storage.full');

  const key = await keyRing.createKey(randomUUID());
  const blob = randomUUID();
  const received = await receiveUpload(deps, { key, blob }, parts).catch(async (error: unknown) => {
    await files.remove(blob);
    throw error;
  });
  // If this fails, the row may be there all the same: a blob without one is swept, a row without its blob is a loss.
  const created = await keepDocument(deps, ownerOf(actor), { key, blob, received, idempotencyKey });
  if (created) return { document: await getStored(deps, actor, key.id), created };

  await files.remove(blob);
  return { document: await getRepeated(deps, actor, { idempotencyKey, received }), created };
}

type Kept = { key: DocumentKey; blob: string; received: ReceivedUpload; idempotencyKey: string | undefined };

async function keepDocument(deps: UploadDocumentDeps, owner: string, kept: Kept): Promise<boolean> {
  const { documents, keyRing, jobs } = deps;
  const { key, blob, received, idempotencyKey } = kept;
  const { title, documentType, mediaType, size } = received;
  const document: NewDocument = {
    key,
    blob,
    documentType,
    fileType: mediaType,
    fileSize: size,
    sealedLabel: await sealPart(keyRing, key, 'label', { title, readingNotes: [] }),
    ...(idempotencyKey !== undefined && {
      request: { key: idempotencyKey, sealed: await sealPart(keyRing, key, 'request', fingerprint(received)) },
    }),
  };
  return documents.create(owner, document, async (within) =>
    jobs.send(readDocumentQueue, { ticket: key.id }, { within, turn: await turnOf(within, owner) }),
  );
}

/** What makes two requests the same: the fields and the bytes of the file. */
const fingerprint = ({ title, documentType, sha256 }: ReceivedUpload): string => `${sha256} ${documentType} ${title}`;

async function getStored({ documents, keyRing }: UploadDocumentDeps, actor: Actor, ticket: string) {
  const record = await documents.find(ownerOf(actor), `temp-${ticket}`);
  if (record === undefined) throw new AppError('document.not_found');
  return presentDocument(keyRing, record, await documents.findText(ownerOf(actor), `temp-${ticket}`));
}

async function getRepeated(
  deps: UploadDocumentDeps,
  actor: Actor,
  { idempotencyKey = '', received }: { idempotencyKey: string | undefined; received: ReceivedUpload },
): Promise<MedicalDocument> {
  const { documents, keyRing } = deps;
  const request = await documents.findRequest(ownerOf(actor), idempotencyKey);
  const record = request && (await documents.find(ownerOf(actor), `temp-${request.ticket}`));
  if (request === undefined || record === undefined) throw new AppError('document.not_found');

  const sealed = { sealed: request.sealed_request, shape: z.string() };
  if ((await openPart(keyRing, record.key, 'request', sealed)) !== fingerprint(received)) {
    throw new AppError('upload.key_reused');
  }
  return getStored(deps, actor, record.ticket);
}
