import type { PoolClient } from 'pg';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import type { Teardown } from '#server/teardown.ts';

// How values are written as text has to be the same at both places, or the same rows would not look alike.
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** One connection for the whole of a move. */
export async function openMoveClient(address: DatabaseAddress, teardown: Teardown): Promise<PoolClient> {
  const pool = createPool(address, { max: 1, applicationName: 'readback-admin' });
  teardown.add(() => pool.end());
  const client = await pool.connect();
  teardown.add(async () => client.release(true));
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [name, value]);
  return client;
}
