import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose document it is, in the words of its owner. */
export const people: Migration = {
  async up(db) {
    await sql`alter table documents add column sealed_person bytea`.execute(db);
  },
};
