import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

/** Pages that could not be drawn, so that no process tries again and again. */
export const undrawnPages: Step = {
  async up(db) {
    await sql`
      create table undrawn_pages (
        ticket uuid not null references documents on delete cascade,
        page integer not null,
        reason text not null,
        tried_at timestamptz not null default now(),
        primary key (ticket, page)
      )`.execute(db);
  },
};
