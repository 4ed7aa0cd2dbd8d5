import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { UndrawnReason } from '../../../ports/text-extractor.ts';

type OfPage = { ticket: string; page: number };

// What a file says will not change. A busy machine may be why a drawing took too long, or came to a sudden end.
const staysUndrawn = sql<boolean>`(reason = 'undrawable' or tried_at > now() - interval '1 day')`;

/** Which pages could not be drawn. They are known to every process, and go with their document. */
export function createUndrawnPages(db: Kysely<Database>) {
  return {
    /** Whether drawing a page has failed for good, or too lately to be tried again. */
    async isUndrawn(owner: string, { ticket, page }: OfPage): Promise<boolean> {
      const row = await db
        .selectFrom('undrawn_pages')
        .innerJoin('documents', 'documents.ticket', 'undrawn_pages.ticket')
        .where('documents.owner', '=', owner)
        .where('undrawn_pages.ticket', '=', ticket)
        .where('page', '=', page)
        .where(staysUndrawn)
        .select('page')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Nothing is kept of a document that is gone. */
    async keepUndrawn(owner: string, { ticket, page, reason }: OfPage & { reason: UndrawnReason }): Promise<void> {
      await db
        .insertInto('undrawn_pages')
        .columns(['ticket', 'page', 'reason'])
        .expression((from) =>
          from
            .selectFrom('documents')
            .where('documents.owner', '=', owner)
            .where('documents.ticket', '=', ticket)
            .select([
              'documents.ticket',
              sql<number>`${page}::int`.as('page'),
              sql<UndrawnReason>`${reason}::text`.as('reason'),
            ])
            .forKeyShare(),
        )
        .onConflict((conflict) =>
          conflict.columns(['ticket', 'page']).doUpdateSet({ reason, tried_at: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}
