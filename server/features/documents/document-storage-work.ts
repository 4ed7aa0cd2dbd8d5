import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { eraseDue } from './document-changes.ts';

/** Runs in the transaction that erases the key: both are kept, or neither. */
type WhenErased = (transaction: Transaction<Database>, owner: string) => Promise<void>;

/** What erasing and sweeping ask of the database. */
export function createStorageWork(db: Kysely<Database>) {
  return {
    /** First half of an erasure: from here on nothing can be opened. Undefined when it is not due (any more). */
    eraseKey: (ticket: string, whenErased: WhenErased): Promise<{ blobs: string[] } | undefined> =>
      db.transaction().execute(async (trx) => {
        const due = await trx
          .selectFrom('documents')
          .select(['blob', 'owner'])
          .where('ticket', '=', ticket)
          .where(eraseDue)
          .forUpdate()
          .executeTakeFirst();
        if (due === undefined) return undefined;
        const { numDeletedRows } = await trx
          .deleteFrom('document_keys')
          .where('ticket', '=', ticket)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await whenErased(trx, due.owner);
        const pages = await trx.selectFrom('document_pages').select('blob').where('ticket', '=', ticket).execute();
        return { blobs: [due, ...pages].map(({ blob }) => blob) };
      }),

    /** Second half, after the blobs are gone: takes everything that refers to the document with it. */
    async eraseRow(ticket: string): Promise<void> {
      await db.deleteFrom('documents').where('ticket', '=', ticket).where(eraseDue).execute();
    },

    /** In the order of their tickets, those after one. */
    async listDueErasures({ after, limit }: { after: string; limit: number }): Promise<string[]> {
      const rows = await db
        .selectFrom('documents')
        .select('ticket')
        .where(eraseDue)
        .where('ticket', '>', after)
        .orderBy('ticket')
        .limit(limit)
        .execute();
      return rows.map(({ ticket }) => ticket);
    },

    async listUnread(): Promise<{ ticket: string; blob: string }[]> {
      return db
        .selectFrom('documents')
        .select(['ticket', 'blob'])
        .where('deleted_at', 'is', null)
        .where('stage', 'not in', ['explained', 'unreadable'])
        .execute();
    },

    /** Which of these blobs belong to no document, to no page and to no file that is on its way. */
    async findOrphans(blobs: string[]): Promise<string[]> {
      if (blobs.length === 0) return [];
      // One value, however many they are.
      const isAmongThem = sql<boolean>`blob = any(${blobs}::text[])`;
      const rows = await db
        .selectFrom('documents')
        .select('blob')
        .where(isAmongThem)
        .union(db.selectFrom('document_pages').select('blob').where(isAmongThem))
        .union(db.selectFrom('upload_parts').select('blob').where(isAmongThem))
        .execute();
      const known = new Set(rows.map(({ blob }) => blob));
      return blobs.filter((blob) => !known.has(blob));
    },
  };
}
