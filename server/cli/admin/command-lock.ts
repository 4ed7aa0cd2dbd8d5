import type { PoolClient } from 'pg';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { StartupError } from '#server/startup-error.ts';

const lock = "hashtext('readback administration')";

/** Keeps commands apart that must not run twice at once. The lock goes with the connection, however the process ends. */
export async function withCommandLock<Result>(address: DatabaseAddress, work: () => Promise<Result>): Promise<Result> {
  const pool = createPool(address, { max: 1, applicationName: 'readback-admin' });
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(`select pg_try_advisory_lock(${lock}) as "isOurs"`);
    if (rows[0]?.isOurs !== true)
      throw new StartupError('Another command is working on this data. Wait until it ends.');
    return await work().finally(() => unlock(client));
  } finally {
    client.release(true);
    await pool.end();
  }
}

/** The server ends a connection a moment after the program does: the next command may come before that. */
const unlock = (client: PoolClient): Promise<unknown> =>
  client.query(`select pg_advisory_unlock(${lock})`).catch(() => undefined);
