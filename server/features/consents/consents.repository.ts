import { sql, type Kysely, type Transaction } from 'kysely';
import type { Engine } from '#core/documents/explanation.ts';
import type { Database } from '#server/db/database.ts';
import { announceProgress } from '../documents/document-query.ts';
import type { ConsentTerms } from './consent-terms.ts';

/** What a person agreed to, and when. */
export type GivenConsent = ConsentTerms & { givenAt: Date };

/** Runs as part of the change, and only when there is one: both are kept, or neither. */
type WhenChanged = (transaction: Transaction<Database>) => Promise<unknown>;

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

/** What persons agreed to. Nothing is ever deleted: what was withdrawn or agreed to anew stays as history. */
export function createConsentRepository(db: Kysely<Database>) {
  const standing = (person: string) =>
    db.selectFrom('consents').selectAll().where('person', '=', person).where('revoked_at', 'is', null);

  return {
    async listStanding(person: string): Promise<GivenConsent[]> {
      const rows = await standing(person).execute();
      return rows.map((row) => ({
        engine: row.engine,
        host: row.host,
        isMasked: row.is_masked,
        wordingVersion: row.wording_version,
        wording: row.wording,
        givenAt: row.given_at,
      }));
    },

    /** Takes the place of what stood for this provider. Agreeing twice at once leaves one that stands. */
    give: (person: string, terms: ConsentTerms, whenChanged: WhenChanged): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`consent ${person} ${terms.engine}`}))`.execute(trx);
        await revokeStanding(trx, person, terms.engine);
        await trx
          .insertInto('consents')
          .values({
            person,
            engine: terms.engine,
            host: terms.host,
            is_masked: terms.isMasked,
            wording_version: terms.wordingVersion,
            wording: terms.wording,
            revoked_at: null,
          })
          .execute();
        await whenChanged(trx);
      }),

    /** Wakes what is about to send documents of this person. Nothing changes where nothing stands. */
    withdraw: (person: string, engine: Engine, whenChanged: WhenChanged): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await revokeStanding(trx, person, engine);
        for (const ticket of await ticketsBeingTold(trx, person)) await announceProgress(trx, ticket);
        if (numUpdatedRows > 0n) await whenChanged(trx);
      }),

    /** Whether this document is there for its owner and not marked as never to be sent. */
    async maySend(owner: string, ticket: string): Promise<boolean> {
      const row = await db
        .selectFrom('documents')
        .select('ticket')
        .where('owner', '=', owner)
        .where('ticket', '=', ticket)
        .where('deleted_at', 'is', null)
        .where('never_send', '=', false)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

async function ticketsBeingTold(db: Kysely<Database>, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tellings')
    .innerJoin('documents', 'documents.ticket', 'tellings.ticket')
    .select('tellings.ticket')
    .distinct()
    .where('documents.owner', '=', owner)
    .where('tellings.stage', 'in', ['waiting', 'writing'])
    .execute();
  return rows.map(({ ticket }) => ticket);
}

const revokeStanding = (db: Kysely<Database>, person: string, engine: Engine) =>
  db
    .updateTable('consents')
    .set({ revoked_at: sql`now()` })
    .where('person', '=', person)
    .where('engine', '=', engine)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
