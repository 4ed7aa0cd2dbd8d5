import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** PDFs that wait to be fetched, for minutes. */
export const pdfReports: Migration = {
  async up(db) {
    // One of the owner's goes with the session that had it made, one of a recipient's with their visit, both with the document.
    await sql`
      create table pdf_reports (
        name text primary key,
        ticket uuid not null references documents on delete cascade,
        session_id uuid references sessions on delete cascade,
        visit_id bigint references share_visits (id) on delete cascade,
        sealed_report bytea not null,
        created_at timestamptz not null default now(),
        check (session_id is null or visit_id is null)
      )`.execute(db);
    await sql`create index pdf_reports_of_document on pdf_reports (ticket)`.execute(db);
  },
};
