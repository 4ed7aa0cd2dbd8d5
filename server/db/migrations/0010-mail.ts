import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mail: Migration = {
  async up(db) {
    // Address and words open with the key of the account that the mail is about; the words go when it was sent.
    await sql`
      create table mails (
        id uuid primary key,
        user_id bigint not null references users on delete cascade,
        kind text not null,
        sealed_mail bytea,
        state text not null,
        tries integer not null default 0,
        reason text,
        claimed_until timestamptz,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index mails_of_state on mails (state, created_at)`.execute(db);
  },
};
