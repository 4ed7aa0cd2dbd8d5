import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

export type VisitQuestionRepository = ReturnType<typeof createVisitQuestionRepository>;

/** The lists for a visit that one owner keeps beside their documents. */
export function createVisitQuestionRepository(db: Kysely<Database>) {
  return {
    async find(owner: string, ticket: string): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('visit_questions')
        .innerJoin('documents', 'documents.ticket', 'visit_questions.ticket')
        .where('documents.owner', '=', owner)
        .where('documents.deleted_at', 'is', null)
        .where('visit_questions.ticket', '=', ticket)
        .select('sealed_questions')
        .executeTakeFirst();
      return row?.sealed_questions;
    },

    /** Takes the place of the list before. False, with nothing kept, when there is no such document any more. */
    save: (owner: string, ticket: string, sealed: Uint8Array): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const document = await trx
          .selectFrom('documents')
          .innerJoin('document_keys', 'document_keys.ticket', 'documents.ticket')
          .where('owner', '=', owner)
          .where('deleted_at', 'is', null)
          .where('documents.ticket', '=', ticket)
          .select('documents.ticket')
          .forShare('documents')
          .executeTakeFirst();
        if (document === undefined) return false;
        const sealed_questions = Buffer.from(sealed);
        await trx
          .insertInto('visit_questions')
          .values({ ticket, sealed_questions })
          .onConflict((conflict) => conflict.column('ticket').doUpdateSet({ sealed_questions, changed_at: sql`now()` }))
          .execute();
        return true;
      }),
  };
}
