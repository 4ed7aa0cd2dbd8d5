import { sql, type Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

const patienceMs = 2_000;

/** Whether the database answers in time. Never throws. */
export const isAnswering = (db: Kysely<Database>): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    pause(patienceMs, false, { ref: false }),
  ]);
