import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

const indexes: Readonly<Record<string, string>> = {
  // What a deletion takes along.
  comments_by_answers: 'comments (answers)',
  comment_readings_by_share_id: 'comment_readings (share_id)',
  mails_by_user_id: 'mails (user_id)',
  share_visits_by_session_id: 'share_visits (session_id)',
  pdf_reports_by_session_id: 'pdf_reports (session_id)',
  pdf_reports_by_visit_id: 'pdf_reports (visit_id)',
  emergency_accesses_by_ticket: 'emergency_accesses (ticket)',
  smart_health_files_by_link_id: 'smart_health_files (link_id)',
  export_links_by_user_id: 'export_links (user_id)',
  passkey_challenges_by_user_id: 'passkey_challenges (user_id)',
  // What is counted for administrators, and what is forgotten with every mail that is sent.
  documents_counted: 'documents (stage, file_size) where deleted_at is null',
  mails_to_forget: `mails (created_at) where state <> 'waiting' and share_id is null`,
};

/** What is looked for often is found without reading whole tables. */
export const foundByIndex: Step = {
  outsideTransaction: true,
  async up(db) {
    for (const [name, rows] of Object.entries(indexes)) {
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
      await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(rows)}`.execute(db);
    }
  },
};
