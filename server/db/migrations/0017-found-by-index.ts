import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a deletion takes along is found without reading whole tables. */
export const foundByIndex: Migration = {
  async up(db) {
    const references = {
      comments: 'answers',
      comment_readings: 'share_id',
      mails: 'user_id',
      share_visits: 'session_id',
      pdf_reports: 'session_id',
      emergency_accesses: 'ticket',
      smart_health_files: 'link_id',
      export_links: 'user_id',
      passkey_challenges: 'user_id',
    };
    for (const [table, column] of Object.entries(references)) {
      await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
        db,
      );
    }
    await sql`create index pdf_reports_by_visit_id on pdf_reports (visit_id)`.execute(db);
  },
};
