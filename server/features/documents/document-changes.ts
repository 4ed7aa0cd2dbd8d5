import { sql, type Kysely, type Transaction } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress, isRef, selectDocuments, toRecord } from './document-query.ts';
import type { DocumentRecord } from './document-record.ts';

/** Minutes in which a deletion can be undone. */
export const restoreMinutes = 5;
export const eraseDue = sql<boolean>`deleted_at <= now() - make_interval(mins => ${restoreMinutes})`;

/** Runs as part of the change: both are kept, or neither. */
type AlsoWithin = (transaction: Transaction<Database>, ticket: string) => Promise<void>;

type Hidden = { ticket: string; number: number | null };

/** What the owner does to a document that is there. */
export function createDocumentChanges(db: Kysely<Database>) {
  return {
    /** Hides a document at once; undefined when there is none to hide. */
    hide: (owner: string, ref: DocumentRef, alsoWithin: AlsoWithin): Promise<Hidden | undefined> =>
      db.transaction().execute(async (trx) => {
        const hidden = await updateOwn(trx, owner, ref)
          .set({ deleted_at: sql`now()` })
          .where('deleted_at', 'is', null)
          .returning(['ticket', 'number'])
          .executeTakeFirst();
        if (hidden === undefined) return undefined;
        await alsoWithin(trx, hidden.ticket);
        await announceProgress(trx, hidden.ticket);
        return { ticket: hidden.ticket, number: hidden.number === null ? null : Number(hidden.number) };
      }),

    /** Whose documents are named, the hidden ones too. */
    async listWithPerson(owner: string): Promise<DocumentRecord[]> {
      const rows = await selectDocuments(db)
        .where('owner', '=', owner)
        .where('sealed_person', 'is not', null)
        .execute();
      return rows.map(toRecord);
    },

    /** Names the person of a document, where the name is still what it `was` if that is given. False when there is none such. */
    async setPerson(
      owner: string,
      ticket: string,
      { sealed, was = null }: { sealed: Buffer | null; was?: Uint8Array | null },
    ): Promise<boolean> {
      const { numUpdatedRows } = await updateOwn(db, owner, `temp-${ticket}`)
        .set({ sealed_person: sealed })
        .$if(was !== null, (query) => query.where('sealed_person', '=', Buffer.from(was ?? [])))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What is hidden and can come back, the last first. */
    async listHidden(owner: string): Promise<{ record: DocumentRecord; deletedAt: Date }[]> {
      const rows = await selectDocuments(db)
        .where('owner', '=', owner)
        .where('deleted_at', 'is not', null)
        .where((where) => where.not(eraseDue))
        .orderBy('deleted_at', 'desc')
        .execute();
      return rows.flatMap((row) =>
        row.deleted_at === null ? [] : [{ record: toRecord(row), deletedAt: row.deleted_at }],
      );
    },

    /** Undoes a deletion while there is time. False, with nothing changed, for a document that is not hidden. */
    unhide: (owner: string, ref: DocumentRef, alsoWithin: AlsoWithin): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const restored = await updateOwn(trx, owner, ref)
          .set({ deleted_at: null })
          .where('deleted_at', 'is not', null)
          .where((where) => where.not(eraseDue))
          .returning('ticket')
          .executeTakeFirst();
        if (restored !== undefined) await alsoWithin(trx, restored.ticket);
        return restored !== undefined;
      }),

    /** Wakes what is about to send it. False when there is no such document. */
    setNeverSend: (owner: string, ref: DocumentRef, neverSend: boolean): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const marked = await updateOwn(trx, owner, ref)
          .set({ never_send: neverSend })
          .where('deleted_at', 'is', null)
          .returning('ticket')
          .executeTakeFirst();
        if (marked !== undefined) await announceProgress(trx, marked.ticket);
        return marked !== undefined;
      }),

    /** Puts a document that could not be read back to the start; false when it is not such a one. */
    startAgain: (owner: string, ref: DocumentRef, alsoWithin: AlsoWithin): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const started = await updateOwn(trx, owner, ref)
          .set({ stage: 'waiting', unreadable_reason: null })
          .where('deleted_at', 'is', null)
          .where('stage', '=', 'unreadable')
          .returning('ticket')
          .executeTakeFirst();
        if (started === undefined) return false;
        await alsoWithin(trx, started.ticket);
        await announceProgress(trx, started.ticket);
        return true;
      }),
  };
}

const updateOwn = (db: Kysely<Database>, owner: string, ref: DocumentRef) =>
  db.updateTable('documents').where('owner', '=', owner).where(isRef(ref));
