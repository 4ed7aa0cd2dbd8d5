import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Queries on one connection that somebody else opened and closes: what goes past Kysely on it is in the same transaction. */
export const connectClient = (client: PoolClient): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => Promise.resolve({ query: client.query.bind(client), release: () => undefined }),
        end: () => Promise.resolve(),
        options: {},
      },
    }),
  });
