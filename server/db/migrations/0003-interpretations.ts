import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const interpretations: Migration = {
  async up(db) {
    await sql`
      create table interpretations (
        ticket uuid primary key references documents on delete cascade,
        sealed_explanation bytea not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table feedback (
        ticket uuid not null references documents on delete cascade,
        person text not null,
        feedback text not null,
        changed_at timestamptz not null default now(),
        primary key (ticket, person)
      )`.execute(db);
  },
};
