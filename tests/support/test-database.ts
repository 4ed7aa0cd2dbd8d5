import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { templateDatabase } from './template-database.ts';

export type TestDatabase = { db: Kysely<Database>; pool: Pool; address: DatabaseAddress };

/**
 * A fresh, migrated database on the run's real PostgreSQL, dropped after the test file.
 * Call it once at the top of a file (`const { db } = await createTestDatabase()`) or in `beforeAll`.
 */
export async function createTestDatabase({ template = templateDatabase } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY file_copy`);

  const address = { ...server, database };
  const pool = createPool(address);
  const db = connect(pool);
  afterAll(async () => {
    await db.destroy();
    await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`);
  });
  return { db, pool, address };
}

async function asAdmin(statement: string): Promise<void> {
  const admin = createPool({ ...inject('databaseServer'), database: 'postgres' }, { max: 1 });
  await admin.query(statement);
  await admin.end();
}
