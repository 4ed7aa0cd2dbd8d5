import { sql, type Kysely, type Transaction } from 'kysely';
import type { DocumentType } from '#core/documents/document-types.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey } from '../../ports/key-ring.ts';
import type { MediaType } from '../../ports/text-extractor.ts';
import { announceProgress, isRef, selectDocuments, toRecord } from './document-query.ts';
import type { DocumentRecord } from './document-record.ts';

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
type AlsoWithin = (transaction: Transaction<Database>) => Promise<void>;

/** Minutes in which a deletion can be undone. */
export const restoreMinutes = 5;
export const eraseDue = sql<boolean>`deleted_at <= now() - make_interval(mins => ${restoreMinutes})`;

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

/** Documents of one owner. What belongs to somebody else, is hidden or never was looks the same: it is not found. */
export function createDocumentRepository(db: Kysely<Database>) {
  const visible = (owner: string, ref: DocumentRef) =>
    selectDocuments(db).where('owner', '=', owner).where('deleted_at', 'is', null).where(isRef(ref));

  return {
    /** False, with nothing kept, when another request under the same key was first. */
    create: (owner: string, document: NewDocument, alsoWithin: AlsoWithin): Promise<boolean> =>
      db
        .transaction()
        .execute((trx) => insertDocument(trx, owner, document, alsoWithin))
        .catch(falseWhenTaken),

    async find(owner: string, ref: DocumentRef): Promise<DocumentRecord | undefined> {
      const row = await visible(owner, ref).executeTakeFirst();
      return row && toRecord(row);
    },

    /** Newest first. */
    async list(owner: string, type?: DocumentType): Promise<DocumentRecord[]> {
      const rows = await selectDocuments(db)
        .where('owner', '=', owner)
        .where('deleted_at', 'is', null)
        .$if(type !== undefined, (query) => query.where('document_type', '=', type ?? 'other'))
        .orderBy('uploaded_at', 'desc')
        .orderBy('documents.ticket')
        .execute();
      return rows.map(toRecord);
    },

    async findText(owner: string, ref: DocumentRef): Promise<Uint8Array | undefined> {
      const row = await visible(owner, ref)
        .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
        .select('sealed_text')
        .executeTakeFirst();
      return row?.sealed_text;
    },

    findRequest: (owner: string, key: string): Promise<{ ticket: string; sealed_request: Buffer } | undefined> =>
      db
        .selectFrom('idempotency_keys')
        .select(['ticket', 'sealed_request'])
        .where('owner', '=', owner)
        .where('key', '=', key)
        .executeTakeFirst(),

    /** Hides a document at once; undefined when there is none to hide. */
    hide: (
      owner: string,
      ref: DocumentRef,
      alsoWithin: (trx: Transaction<Database>, ticket: string) => Promise<void>,
    ) =>
      db.transaction().execute(async (trx) => {
        const hidden = await trx
          .updateTable('documents')
          .set({ deleted_at: sql`now()` })
          .where('owner', '=', owner)
          .where('deleted_at', 'is', null)
          .where(isRef(ref))
          .returning(['ticket', 'number'])
          .executeTakeFirst();
        if (hidden === undefined) return undefined;
        await alsoWithin(trx, hidden.ticket);
        await announceProgress(trx, hidden.ticket);
        return { ticket: hidden.ticket, number: hidden.number === null ? null : Number(hidden.number) };
      }),

    /** Undoes a deletion while its key is there. A document that is not hidden is left as it is. */
    async unhide(owner: string, ref: DocumentRef): Promise<void> {
      await db
        .updateTable('documents')
        .set({ deleted_at: null })
        .where('owner', '=', owner)
        .where('deleted_at', 'is not', null)
        .where((where) => where.not(eraseDue))
        .where(isRef(ref))
        .execute();
    },

    /** Puts a document that came to an end without an interpretation back to the start; false when it did not. */
    startAgain: (
      owner: string,
      ref: DocumentRef,
      alsoWithin: (trx: Transaction<Database>, ticket: string) => Promise<void>,
    ) =>
      db.transaction().execute(async (trx) => {
        const started = await trx
          .updateTable('documents')
          .set({ stage: 'waiting', unreadable_reason: null })
          .where('owner', '=', owner)
          .where('deleted_at', 'is', null)
          .where('stage', '=', 'unreadable')
          .where(isRef(ref))
          .returning('ticket')
          .executeTakeFirst();
        if (started === undefined) return false;
        await alsoWithin(trx, started.ticket);
        await announceProgress(trx, started.ticket);
        return true;
      }),
  };
}

class RequestTaken extends Error {}

async function insertDocument(
  trx: Transaction<Database>,
  owner: string,
  document: NewDocument,
  alsoWithin: AlsoWithin,
): Promise<boolean> {
  const { key, sealedLabel, documentType, fileType, fileSize, blob, request } = document;
  const ticket = key.id;
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
