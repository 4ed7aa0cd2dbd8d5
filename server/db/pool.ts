import { Pool, types } from 'pg';

/** How to reach the database: a socket of the app's own server, or the address of another one. */
export type DatabaseAddress =
  { connectionString: string } | { host: string; port: number; user: string; database: string };

const connectTimeoutMs = 5_000;

// A day stays the day it is: taken for a moment, it would be another day somewhere else.
const readsValues: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === Number(types.builtins.DATE) ? String : types.getTypeParser(oid, format);

/** A lost idle connection is dropped and opened anew at the next query, so its error is no event. */
export function createPool(address: DatabaseAddress, { max = 10, applicationName = 'readback' } = {}): Pool {
  const pool = new Pool({
    ...address,
    types: { getTypeParser: readsValues },
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: applicationName,
  });
  pool.on('error', () => undefined);
  // One that is lost while somebody holds it between two queries tells them by the next one.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
