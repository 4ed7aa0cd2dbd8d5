import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import { ownerEvent } from '#core/audit/owner-event.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { chargeUpload, type ChargeRules } from '../plans/charge-upload.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';
import type { NewDocument } from './insert-document.ts';
import { getDocument, type GetDocumentDeps } from './get-document.ts';
import { presentDocument } from './present-document.ts';
import { readDocumentQueue } from './document-queues.ts';
import { receiveUpload, type ReceivedUpload } from './receive-upload.ts';
import { openPart, sealPart } from './sealed-parts.ts';
import { turnOf } from './turn-of.ts';
import type { UploadPart } from './upload-parts.ts';

export type UploadDocumentDeps = GetDocumentDeps & {
  keyRing: KeyRing;
  files: FileStore;
  jobs: Jobs;
  /** Uploads are refused below this, so that what is stored can still be read and explained. */
  minFreeBytes: number;
  chargeRules: ChargeRules;
};

type Upload = {
  parts: AsyncIterable<UploadPart>;
  idempotencyKey: string | undefined;
  /** The IP address that it comes from. */
  address: string;
};

/**
 * Stores an upload, counts it and queues its reading. `created` is false when the same request was answered before. Throws the AppError
 * of whatever limit the actor has reached.
 */
export async function uploadDocument(
  deps: UploadDocumentDeps,
  actor: Actor,
  { parts, idempotencyKey, address }: Upload,
): Promise<{ document: MedicalDocument; created: boolean }> {
  const { documents, files, keyRing, minFreeBytes } = deps;
  if ((await files.freeBytes()) < minFreeBytes) throw new AppError('storage.full');
  const terms = await documents.findTerms(deps.chargeRules, { actor, address });
  if (terms.refusal !== undefined && !(await wasAnswered(deps, actor, idempotencyKey))) throw terms.refusal;

  const key = await keyRing.createKey(randomUUID());
  const blob = randomUUID();
  const place = { key, blob, maxBytes: terms.maxBytes };
  const received = await receiveUpload(deps, place, parts).catch(async (error: unknown) => {
    await files.remove(blob);
    throw error;
  });
  const { hasPriority } = terms;
  const kept = { key, blob, received, idempotencyKey, address, hasPriority };
  const created = await keepDocument(deps, actor, kept).catch(async (error: unknown) => {
    // If anything else fails, the row may be there all the same: a blob without one is swept, a row without its blob is a loss.
    if (isRefused(error)) await files.remove(blob);
    throw error;
  });
  if (created) return { document: await getStored(deps, actor, key.id), created };

  await files.remove(blob);
  return { document: await getRepeated(deps, actor, { idempotencyKey, received }), created };
}

/** Asking once more for what was kept costs nothing, so it is not refused. */
async function wasAnswered({ documents }: UploadDocumentDeps, actor: Actor, key: string | undefined): Promise<boolean> {
  return key !== undefined && (await documents.findRequest(ownerOf(actor), key)) !== undefined;
}

const isRefused = (error: unknown): boolean => error instanceof AppError && error.kind === 'plan_limit';

type Kept = {
  key: DocumentKey;
  blob: string;
  received: ReceivedUpload;
  idempotencyKey: string | undefined;
  address: string;
  hasPriority: boolean;
};

async function keepDocument(deps: UploadDocumentDeps, actor: Actor, kept: Kept): Promise<boolean> {
  const { documents, keyRing, jobs, audit, chargeRules } = deps;
  const owner = ownerOf(actor);
  const { key, blob, received, idempotencyKey, address, hasPriority } = kept;
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
  const event = ownerEvent(actor, { action: 'document.uploaded', ticket: key.id, fields: { bytes: size } });
  return documents.create(owner, document, async (within) => {
    await jobs.send(readDocumentQueue, { ticket: key.id }, { within, turn: await turnOf(within, owner, hasPriority) });
    await chargeUpload(within, chargeRules, { actor, address, ticket: key.id });
    await audit.record(within, event);
  });
}

/** What makes two requests the same: the fields and the bytes of the file. */
const fingerprint = ({ title, documentType, sha256 }: ReceivedUpload): string => `${sha256} ${documentType} ${title}`;

async function getStored({ documents, keyRing }: UploadDocumentDeps, actor: Actor, ticket: string) {
  const record = await documents.find(ownerOf(actor), `temp-${ticket}`);
  if (record === undefined) throw new AppError('document.not_found');
  return presentDocument(keyRing, record, await documents.findBeside(ownerOf(actor), `temp-${ticket}`));
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
  return getDocument(deps, actor, { ref: `temp-${record.ticket}` });
}
