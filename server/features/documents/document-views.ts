import { sql, type Kysely, type Transaction } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { wasWrittenLately, type ViewEvent } from '../audit/was-written-lately.ts';
import { isRef, selectDocuments, toRecord } from './document-query.ts';
import type { DocumentRecord } from './document-record.ts';

/** Runs as part of the look, before the document is given out: both happen, or neither. */
type FirstWithin = (transaction: Transaction<Database>) => Promise<unknown>;

/** What looking at one's own document asks of the database. */
export function createDocumentViews(db: Kysely<Database>) {
  const visible = (from: Kysely<Database>, owner: string, ref: DocumentRef) =>
    selectDocuments(from).where('owner', '=', owner).where('deleted_at', 'is', null).where(isRef(ref));

  return {
    /** A document, and whether this look at it was written down a moment ago. */
    async findToView(
      owner: string,
      ref: DocumentRef,
      event: Omit<ViewEvent, 'ticket'>,
    ): Promise<{ record: DocumentRecord; isWritten: boolean } | undefined> {
      const ticket = sql.ref<string>('documents.ticket');
      const row = await visible(db, owner, ref)
        .select(wasWrittenLately({ ...event, ticket }).as('is_written'))
        .executeTakeFirst();
      return row && { record: toRecord(row), isWritten: row.is_written };
    },

    /** Gives a document out in the transaction that writes down to whom. Throws AppError('document.not_found') when it is gone by then. */
    giveOut: (owner: string, ticket: string, firstWithin: FirstWithin): Promise<DocumentRecord> =>
      db.transaction().execute(async (trx) => {
        await firstWithin(trx);
        const row = await visible(trx, owner, `temp-${ticket}`).executeTakeFirst();
        if (row === undefined) throw new AppError('document.not_found');
        return toRecord(row);
      }),

    /**
     * Writes down for each of these documents that words of it are given out, where that was not written a moment ago, and gives those
     * that are there still. All of it happens, or nothing.
     */
    giveOutWords: (
      owner: string,
      { tickets, event }: { tickets: readonly string[]; event: Omit<ViewEvent, 'ticket'> },
      firstWithin: (transaction: Transaction<Database>, ticket: string) => Promise<unknown>,
    ): Promise<Set<string>> =>
      tickets.length === 0
        ? Promise.resolve(new Set())
        : db.transaction().execute(async (trx) => {
            const rows = await selectDocuments(trx)
              .where('owner', '=', owner)
              .where('deleted_at', 'is', null)
              .where('documents.ticket', 'in', tickets)
              .select(wasWrittenLately({ ...event, ticket: sql.ref<string>('documents.ticket') }).as('is_written'))
              .execute();
            for (const { ticket, is_written } of rows) if (!is_written) await firstWithin(trx, ticket);
            return new Set(rows.map(({ ticket }) => ticket));
          }),
  };
}
