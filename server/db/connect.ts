import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { prepareStatements } from './prepare-statements.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** What is not answered within so many milliseconds fails as with an absent database; 0 waits for as long as it takes. */
export const connect = (pool: Pool, { answerWithinMs }: { answerWithinMs?: number } = {}): Kysely<Database> =>
  retryConflicts(
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepareStatements(pool, answerWithinMs) }) }),
  );
