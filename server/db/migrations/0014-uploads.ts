import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that come in parts, until they are whole. */
export const uploads: Migration = {
  async up(db) {
    await sql`
      create table uploads (
        id uuid primary key,
        owner text not null,
        wrapped bytea not null,
        network bytea not null,
        size integer not null check (size > 0),
        received integer not null default 0 check (received between 0 and size),
        changed_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index uploads_of_owner on uploads (owner, changed_at)`.execute(db);
    await sql`create index uploads_of_network on uploads (network)`.execute(db);
    await sql`
      create table upload_parts (
        upload_id uuid not null references uploads on delete cascade,
        start_at integer not null,
        blob text not null unique,
        primary key (upload_id, start_at)
      )`.execute(db);
  },
};
