import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pages: Migration = {
  async up(db) {
    await sql`alter table documents add column pages_read integer, add column pages_total integer`.execute(db);
    // Documents that were read before have no layout, and open all the same.
    await sql`
      alter table document_texts
        add column sealed_layout bytea,
        add column revision integer not null default 0`.execute(db);
    await sql`
      create table document_pages (
        ticket uuid not null references documents on delete cascade,
        page integer not null,
        blob text not null unique,
        primary key (ticket, page)
      )`.execute(db);
  },
};
