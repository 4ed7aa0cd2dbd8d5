import { sql, type Kysely, type Transaction } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import { isRef } from '../document-query.ts';

/** A reading with everything that a correction changes. `now` is the database's time. */
export type StoredReading = {
  sealedText: Uint8Array;
  sealedLayout: Uint8Array | null;
  sealedExplanation: Uint8Array;
  revision: number;
  now: Date;
};

export type NewReading = { sealedText: Uint8Array; sealedLayout: Uint8Array; sealedExplanation: Uint8Array };

/** Runs as part of the change: both are kept, or neither. */
export type AfterCorrection = (transaction: Transaction<Database>, ticket: string) => Promise<void>;

/** What correcting one's own document asks of the database. */
export function createDocumentCorrections(db: Kysely<Database>) {
  return {
    async findReading(owner: string, ref: DocumentRef): Promise<StoredReading | undefined> {
      const row = await db
        .selectFrom('documents')
        .innerJoin('document_texts', 'document_texts.ticket', 'documents.ticket')
        .innerJoin('interpretations', 'interpretations.ticket', 'documents.ticket')
        .where('owner', '=', owner)
        .where('deleted_at', 'is', null)
        .where('stage', '=', 'explained')
        .where(isRef(ref))
        .select(['sealed_text', 'sealed_layout', 'sealed_explanation', 'revision', sql<Date>`now()`.as('now')])
        .executeTakeFirst();
      return (
        row && {
          sealedText: row.sealed_text,
          sealedLayout: row.sealed_layout,
          sealedExplanation: row.sealed_explanation,
          revision: row.revision,
          now: row.now,
        }
      );
    },

    /** Stores text, layout and explanation together; false, with nothing changed, when somebody else was first or it is gone. */
    replaceReading: (
      owner: string,
      ticket: string,
      {
        revision,
        reading,
        alsoWithin,
      }: { revision: number; reading: NewReading; alsoWithin?: AfterCorrection | undefined },
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('document_texts')
          .from('documents')
          .whereRef('documents.ticket', '=', 'document_texts.ticket')
          .where('document_texts.ticket', '=', ticket)
          .where('documents.owner', '=', owner)
          .where('documents.deleted_at', 'is', null)
          .where('documents.stage', '=', 'explained')
          .where('revision', '=', revision)
          .set({
            sealed_text: Buffer.from(reading.sealedText),
            sealed_layout: Buffer.from(reading.sealedLayout),
            revision: revision + 1,
          })
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .updateTable('interpretations')
          .set({ sealed_explanation: Buffer.from(reading.sealedExplanation), created_at: sql`now()` })
          .where('ticket', '=', ticket)
          .execute();
        await alsoWithin?.(trx, ticket);
        return true;
      }),
  };
}
