import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is counted, and what is forgotten with every mail that is sent, without reading whole tables. */
export const countedByIndex: Migration = {
  async up(db) {
    await sql`create index documents_counted on documents (stage, file_size) where deleted_at is null`.execute(db);
    await sql`
      create index mails_to_forget on mails (created_at) where state <> 'waiting' and share_id is null`.execute(db);
  },
};
