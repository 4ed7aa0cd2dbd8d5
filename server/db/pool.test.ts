import { expect, inject, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';
import { createPool } from './pool.ts';

const sleep = 'select pg_sleep(2)';

function setup(queryTimeoutMs: number) {
  return createPool({ ...inject('databaseServer'), database: 'postgres' }, { max: 1, queryTimeoutMs });
}

test('a statement that is not answered in time fails as an absent database does', async () => {
  const pool = setup(100);

  const failure: unknown = await pool.query(sleep).catch((error: unknown) => error);

  expect(failure instanceof Error && isDatabaseAway(failure)).toBe(true);
  await pool.end();
});

test('without a limit a statement may take its time', async () => {
  const pool = setup(0);
  expect((await pool.query('select pg_sleep(0.2)')).rowCount).toBe(1);
  await pool.end();
});

test('a connection that is lost while it is held between two queries is told by the next one, and by nothing else', async () => {
  const pool = createPool({ ...inject('databaseServer'), database: 'postgres' }, { max: 2 });
  const held = await pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');

  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await new Promise((resolve) => setTimeout(resolve, 200));

  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
