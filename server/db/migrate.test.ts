import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const steps: Record<string, Migration> = {
  '0001-first': { up: async (db) => void (await sql`create table notes (id int)`.execute(db)) },
  '0002-second': { up: async (db) => void (await sql`alter table notes add column body text`.execute(db)) },
};

const { db, address } = await createTestDatabase({ template: 'template0' });

test('two processes that start together take each step once', async () => {
  const other = connect(createPool(address));

  const taken = await Promise.all([migrate(db, steps), migrate(other, steps)]);

  await other.destroy();
  expect(taken.flat().toSorted()).toEqual(['0001-first', '0002-second']);
});

test('a step that fails leaves nothing of itself behind', async () => {
  const broken: Migration = {
    up: async (inner) => {
      await sql`create table half (id int)`.execute(inner);
      throw new Error('broken step');
    },
  };

  await expect(migrate(db, { ...steps, '0003-broken': broken })).rejects.toThrow('broken step');

  const { rows } = await sql`select to_regclass('half') as found`.execute(db);
  expect(rows).toEqual([{ found: null }]);
});
