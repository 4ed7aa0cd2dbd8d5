import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** The tickets of everything that an owner can see, oldest first. */
export async function listTickets(db: Kysely<Database>, owner: string): Promise<string[]> {
  const rows = await ownDocuments(db, owner)
    .select('documents.ticket')
    .orderBy('uploaded_at')
    .orderBy('ticket')
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/** The same of those that there is something beside. */
export async function listTicketsWith(
  db: Kysely<Database>,
  owner: string,
  table: 'shares' | 'comments' | 'smart_health_links',
): Promise<string[]> {
  const rows = await ownDocuments(db, owner)
    .select('documents.ticket')
    .where(sql<boolean>`exists (select from ${sql.table(table)} beside where beside.ticket = documents.ticket)`)
    .orderBy('uploaded_at')
    .orderBy('ticket')
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/** Where the pictures of recognised pages are stored. */
export const listPictures = (
  db: Kysely<Database>,
  owner: string,
  ticket: string,
): Promise<{ page: number; blob: string }[]> =>
  ownDocuments(db, owner)
    .innerJoin('document_pages', 'document_pages.ticket', 'documents.ticket')
    .where('documents.ticket', '=', ticket)
    .select(['document_pages.page', 'document_pages.blob'])
    .orderBy('page')
    .execute();

/** What models have told of a document and finished. */
export const listTellings = (db: Kysely<Database>, owner: string, ticket: string) =>
  ownDocuments(db, owner)
    .innerJoin('tellings', 'tellings.ticket', 'documents.ticket')
    .where('documents.ticket', '=', ticket)
    .where('tellings.stage', '=', 'done')
    .select(['level', 'language', 'engine', 'model', 'fits', 'sealed_told'])
    .orderBy('level')
    .orderBy('language')
    .execute();

const ownDocuments = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('documents').where('documents.owner', '=', owner).where('deleted_at', 'is', null);

const linesAtOnce = 500;

export type LogRow = Awaited<ReturnType<typeof readLines>>[number];

/** The access log of an owner as it stands at the first line, in its order. */
export async function* readLog(db: Kysely<Database>, owner: string): AsyncGenerator<LogRow> {
  const { rows } = await sql<{ number: string }>`
    select coalesce(max(number), 0) as number from audit_events where owner = ${owner}`.execute(db);
  const last = Number(rows[0]?.number ?? 0);
  for (let from = 0; from < last; from += linesAtOnce) {
    yield* await readLines(db, owner, { from, to: Math.min(from + linesAtOnce, last) });
  }
}

const readLines = (db: Kysely<Database>, owner: string, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('audit_events')
    .leftJoin('documents', (join) =>
      join.onRef('documents.ticket', '=', 'audit_events.ticket').on('documents.owner', '=', owner),
    )
    .where('audit_events.owner', '=', owner)
    .where('audit_events.number', '>', String(from))
    .where('audit_events.number', '<=', String(to))
    .select(['audit_events.number', 'at', 'actor', 'action', 'fields', 'audit_events.ticket'])
    .select('documents.number as document')
    .orderBy('audit_events.number')
    .execute();
