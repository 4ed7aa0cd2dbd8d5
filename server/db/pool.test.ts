import { expect, inject, test } from 'vitest';
import { createPool } from './pool.ts';

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
