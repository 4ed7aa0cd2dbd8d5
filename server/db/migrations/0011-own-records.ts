import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people write themselves, and how they take everything along. */
export const ownRecords: Migration = {
  async up(db) {
    await sql`
      create table health_profiles (
        user_id bigint primary key references users on delete cascade,
        sealed_profile bytea not null,
        changed_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table visit_questions (
        ticket uuid primary key references documents on delete cascade,
        sealed_questions bytea not null,
        changed_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table export_links (
        token_hash bytea primary key,
        user_id bigint not null references users on delete cascade,
        created_at timestamptz not null default now()
      )`.execute(db);
  },
};
