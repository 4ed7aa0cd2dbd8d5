import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { isVisitOver } from './share-rules.ts';

/** Forgets visits that are over. */
export const tidyVisits = ({ db }: { db: Kysely<Database> }) => ({
  name: 'visits.tidy',
  seconds: 300,
  async run(): Promise<void> {
    await db.deleteFrom('share_visits').where(isVisitOver).execute();
  },
});
