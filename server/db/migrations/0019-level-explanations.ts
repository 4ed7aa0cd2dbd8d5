import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

/** Explanations at other levels than the one that is kept with the document, so that each is made once. */
export const levelExplanations: Step = {
  async up(db) {
    await sql`
      create table level_explanations (
        ticket uuid not null references documents on delete cascade,
        level text not null,
        made_from bytea not null,
        sealed_explanation bytea not null,
        primary key (ticket, level)
      )`.execute(db);
  },
};
