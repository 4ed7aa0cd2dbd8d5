import { setTimeout as pause } from 'node:timers/promises';
import { askInTime } from '#server/db/ask-in-time.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { StartupError } from '#server/startup-error.ts';
import { chooseClusterHome, possibleClusters } from './cluster-home.ts';
import { superuser } from './initialise-cluster.ts';
import { findServiceUser } from './service-user.ts';
import { socketFolderFor, socketPort } from './socket-folder.ts';

/** The database of the program that runs on this data folder. Throws StartupError where none answers (yet). */
export async function findRunningDatabase(dataDir: string): Promise<DatabaseAddress> {
  const { path } = chooseClusterHome(dataDir, findServiceUser(possibleClusters(dataDir)));
  const address = { host: socketFolderFor(path), port: socketPort, user: superuser, database: 'postgres' };
  const pool = createPool(address, { max: 1, applicationName: 'readback-admin' });
  try {
    await askInTime(pool, { text: 'select 1' });
  } catch (cause) {
    throw new StartupError(
      `Another Readback is using ${dataDir}, and its database does not answer. It may be starting or stopping: try again in a moment.`,
      { cause },
    );
  } finally {
    await pool.end();
  }
  return address;
}

const programs = ['readback', 'readback-jobs'];
const tries = 10;
const pauseMs = 100;

/** Whether the program, wherever it runs, works on this database at the moment. */
export async function isProgramConnected(address: DatabaseAddress): Promise<boolean> {
  const pool = createPool(address, { max: 1, applicationName: 'readback-admin' });
  try {
    // A connection that was just ended is listed for a moment longer.
    for (let left = tries; left > 0; left -= 1) {
      const { rowCount } = await askInTime(pool, {
        text: 'select 1 from pg_stat_activity where datname = current_database() and application_name = any($1)',
        values: [programs],
      });
      if (rowCount === 0) return false;
      await pause(pauseMs);
    }
    return true;
  } finally {
    await pool.end();
  }
}
