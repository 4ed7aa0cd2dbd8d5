import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Runs something in one process at a time: false, with nothing done, where another one is at it. A process that dies lets go. */
export const runAlone = (db: Kysely<Database>, name: string, run: () => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_lock(hashtext(${name})) as is_ours`.execute(connection);
    if (rows[0]?.is_ours !== true) return false;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
    return true;
  });
