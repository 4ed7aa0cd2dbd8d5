import { sql, type Kysely } from 'kysely';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';

/** Where a database that is moved to keeps how far the move has come. Nothing of the program itself is in it. */
export const moveSchema = 'readback_move';

/** Throws StartupError in a database that holds a part of an installation, as long as the rest has not come. */
export async function refuseUnfinishedMove(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${`${moveSchema}.move`}) is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return;
  const unfinished = await sql`select 1 from ${sql.table(`${moveSchema}.move`)} where finished_at is null`.execute(db);
  if (unfinished.rows.length > 0) throw new StartupError(isUnfinished);
}

const isUnfinished =
  'An installation is being moved to this database, and is not all here yet. Give the command `move` again at the old place: ' +
  'it goes on where it stopped. Until it is done, the old place can be started as before.';
