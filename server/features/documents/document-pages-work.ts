import type { Kysely, Transaction } from 'kysely';
import type { ReadingProgress } from '#core/documents/medical-document.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress, lockUnread } from './document-query.ts';

/** What reading page by page asks of the database. */
export function createPagesWork(db: Kysely<Database>) {
  const withUnread = <Result>(ticket: string, change: (trx: Transaction<Database>) => Promise<Result>) =>
    db.transaction().execute(async (trx) => ((await lockUnread(trx, ticket)) ? await change(trx) : undefined));

  return {
    /** Tells how far the reading has come; false when nobody waits for it any more. */
    async reachPage(ticket: string, progress: ReadingProgress): Promise<boolean> {
      const isReached = await withUnread(ticket, (trx) => setProgress(trx, ticket, progress));
      return isReached ?? false;
    },

    /** Notes where a page's picture is stored; gives the blob that it takes the place of. Undefined when nobody waits for it any more. */
    keepPicture: (
      ticket: string,
      { blob, ...progress }: ReadingProgress & { blob: string },
    ): Promise<{ replaced: string | undefined } | undefined> =>
      withUnread(ticket, async (trx) => {
        const { page } = progress;
        const before = await trx
          .selectFrom('document_pages')
          .select('blob')
          .where('ticket', '=', ticket)
          .where('page', '=', page)
          .executeTakeFirst();
        await trx
          .insertInto('document_pages')
          .values({ ticket, page, blob })
          .onConflict((conflict) => conflict.columns(['ticket', 'page']).doUpdateSet({ blob }))
          .execute();
        await setProgress(trx, ticket, progress);
        return { replaced: before?.blob };
      }),
  };
}

async function setProgress(trx: Transaction<Database>, ticket: string, { page, of }: ReadingProgress): Promise<true> {
  await trx.updateTable('documents').set({ pages_read: page, pages_total: of }).where('ticket', '=', ticket).execute();
  await announceProgress(trx, ticket);
  return true;
}

/** Forgets the pictures of pages that have none after all; gives their blobs. */
export async function dropOtherPictures(
  trx: Transaction<Database>,
  ticket: string,
  pages: readonly number[],
): Promise<string[]> {
  const dropped = await trx
    .deleteFrom('document_pages')
    .where('ticket', '=', ticket)
    .$if(pages.length > 0, (query) => query.where('page', 'not in', pages))
    .returning('blob')
    .execute();
  return dropped.map(({ blob }) => blob);
}
