import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const consents: Migration = {
  async up(db) {
    // Withdrawn ones stay, so that it can be shown what a person had agreed to, and when.
    await sql`
      create table consents (
        id bigint generated always as identity primary key,
        person text not null,
        engine text not null,
        host text not null,
        is_masked boolean not null,
        wording_version integer not null,
        wording text not null,
        given_at timestamptz not null default now(),
        revoked_at timestamptz
      )`.execute(db);
    await sql`create unique index consents_standing on consents (person, engine) where revoked_at is null`.execute(db);
    await sql`alter table documents add column never_send boolean not null default false`.execute(db);
  },
};
