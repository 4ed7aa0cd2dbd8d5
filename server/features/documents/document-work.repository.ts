import { sql, type Kysely, type Transaction } from 'kysely';
import type { UnreadableReason } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import { dropOtherPictures, createPagesWork } from './document-pages-work.ts';
import { announceProgress, lockUnread, selectDocuments, toRecord } from './document-query.ts';
import type { DocumentRecord } from './document-record.ts';
import { createStorageWork } from './document-storage-work.ts';
import type { AlsoWithin } from './insert-document.ts';
import { refundUpload } from '../plans/upload-counts.ts';

export type ReadOutcome =
  | {
      stage: 'explained';
      sealedLabel: Uint8Array;
      sealedText: Uint8Array;
      sealedLayout: Uint8Array;
      sealedExplanation: Uint8Array;
      /** The numbers of the pages whose pictures are shown. */
      pictures: readonly number[];
    }
  | { stage: 'unreadable'; reason: UnreadableReason };

export type DocumentWorkRepository = ReturnType<typeof createDocumentWorkRepository>;

/** For background work only: it acts for the owner of a ticket, and nothing of it is reachable from a request. */
export function createDocumentWorkRepository(db: Kysely<Database>) {
  return {
    /** Undefined when there is nothing left to do: finished, hidden or erased. */
    async findUnread(ticket: string): Promise<DocumentRecord | undefined> {
      const row = await selectDocuments(db)
        .where('documents.ticket', '=', ticket)
        .where('deleted_at', 'is', null)
        .where('stage', 'not in', ['explained', 'unreadable'])
        .executeTakeFirst();
      return row && toRecord(row);
    },

    enter: (ticket: string, stage: 'waiting' | 'extracting' | 'reading' | 'explaining'): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('documents')
          .set({ stage, pages_read: null, pages_total: null })
          .where('ticket', '=', ticket)
          .where('stage', 'not in', ['explained', 'unreadable'])
          .execute();
        await announceProgress(trx, ticket);
      }),

    /**
     * Stores the outcome once: a second worker that comes to an end later changes nothing. What cannot be read costs nothing. Gives the
     * blobs of pictures that nobody will ask for.
     */
    finish: (ticket: string, outcome: ReadOutcome, alsoWithin?: AlsoWithin): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockUnread(trx, ticket))) return [];
        await trx.updateTable('documents').set(columnsOf(outcome)).where('ticket', '=', ticket).execute();
        if (outcome.stage === 'explained') await keepReading(trx, ticket, outcome);
        else await refundUpload(trx, ticket);
        await alsoWithin?.(trx);
        await announceProgress(trx, ticket);
        return dropOtherPictures(trx, ticket, outcome.stage === 'explained' ? outcome.pictures : []);
      }),

    ...createPagesWork(db),
    ...createStorageWork(db),
  };
}

const nextNumber = sql<string>`coalesce(number, nextval('document_numbers'))`;

const columnsOf = (outcome: ReadOutcome) =>
  outcome.stage === 'explained'
    ? { stage: outcome.stage, number: nextNumber, sealed_label: Buffer.from(outcome.sealedLabel) }
    : { stage: outcome.stage, number: nextNumber, unreadable_reason: outcome.reason };

async function keepReading(
  trx: Transaction<Database>,
  ticket: string,
  outcome: Extract<ReadOutcome, { stage: 'explained' }>,
): Promise<void> {
  await trx
    .insertInto('document_texts')
    .values({
      ticket,
      sealed_text: Buffer.from(outcome.sealedText),
      sealed_layout: Buffer.from(outcome.sealedLayout),
    })
    .onConflict((conflict) =>
      conflict.column('ticket').doUpdateSet({
        sealed_text: sql`excluded.sealed_text`,
        sealed_layout: sql`excluded.sealed_layout`,
        revision: sql`document_texts.revision + 1`,
      }),
    )
    .execute();
  await trx
    .insertInto('interpretations')
    .values({ ticket, sealed_explanation: Buffer.from(outcome.sealedExplanation) })
    .onConflict((conflict) =>
      conflict
        .column('ticket')
        .doUpdateSet({ sealed_explanation: sql`excluded.sealed_explanation`, created_at: sql`now()` }),
    )
    .execute();
}
