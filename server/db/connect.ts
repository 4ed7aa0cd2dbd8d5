import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { prepareStatements } from './prepare-statements.ts';
import { retryConflicts } from './retry-conflicts.ts';

export const connect = (pool: Pool): Kysely<Database> =>
  retryConflicts(new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) }));
