import type { Kysely, Transaction } from 'kysely';
import type { DocumentType } from '#core/documents/document-types.ts';
import { userIdOf } from '#core/kernel/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey } from '../../ports/key-ring.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { MediaType } from '../../ports/text-extractor.ts';

export type NewDocument = {
  key: DocumentKey;
  sealedLabel: Uint8Array;
  documentType: DocumentType;
  fileType: MediaType;
  fileSize: number;
  blob: string;
  /** Present when the caller named the request, so that asking again gives the same document. */
  request?: { key: string; sealed: Uint8Array };
};

/** Runs as part of the change: both are kept, or neither. */
export type AlsoWithin = (transaction: Transaction<Database>) => Promise<void>;

/** False, with nothing kept, when another request under the same key was first. */
export const insertDocument = (
  db: Kysely<Database>,
  owner: string,
  document: NewDocument,
  alsoWithin: AlsoWithin,
): Promise<boolean> =>
  db
    .transaction()
    .execute((trx) => insertWhole(trx, owner, document, alsoWithin))
    .catch(falseWhenTaken);

class RequestTaken extends Error {}

async function insertWhole(
  trx: Transaction<Database>,
  owner: string,
  document: NewDocument,
  alsoWithin: AlsoWithin,
): Promise<boolean> {
  const { key, sealedLabel, documentType, fileType, fileSize, blob, request } = document;
  const ticket = key.id;
  const userId = userIdOf(owner);
  if (userId !== undefined) await holdAccount(trx, userId);
  await trx
    .insertInto('documents')
    .values({
      ticket,
      owner,
      sealed_label: Buffer.from(sealedLabel),
      document_type: documentType,
      file_type: fileType,
      file_size: fileSize,
      blob,
      stage: 'waiting',
    })
    .execute();
  await trx
    .insertInto('document_keys')
    .values({ ticket, wrapped: Buffer.from(key.wrapped) })
    .execute();
  if (request !== undefined) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotency_keys')
      .values({ owner, key: request.key, ticket, sealed_request: Buffer.from(request.sealed) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new RequestTaken();
  }
  await alsoWithin(trx);
  return true;
}

/** The roll-back undid the document as well. */
function falseWhenTaken(error: unknown): false {
  if (error instanceof RequestTaken) return false;
  throw error;
}
