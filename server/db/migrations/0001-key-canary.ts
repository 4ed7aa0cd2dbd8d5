import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keyCanary: Migration = {
  async up(db) {
    await sql`
      create table key_canary (
        id integer primary key check (id = 1),
        wrapped bytea not null,
        sealed bytea not null
      )`.execute(db);
  },
};
