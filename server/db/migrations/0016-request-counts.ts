import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the requests of an address are counted in, for all processes together. */
export const requestCounts: Migration = {
  async up(db) {
    await sql`create unlogged table request_counts (
      network bytea not null,
      minute timestamptz not null default date_trunc('minute', now()),
      requests integer not null,
      primary key (network, minute)
    )`.execute(db);
  },
};
