import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { askOnceItIsUp } from './ask-once-it-is-up.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { refuseForgetfulServer } from './refuse-forgetful-server.ts';
import { unreachableDatabase } from './unreachable-database.ts';

export type OpenDatabase = {
  address: DatabaseAddress;
  /** What the person who starts the app should know, in plain lines. */
  notes: string[];
  close(): Promise<void>;
};

type Where = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** The app's own server died and is back. */
  onRestart(): void;
  /** The server of DATABASE_URL takes nobody yet. */
  onWait?: () => void;
};

/**
 * The server of DATABASE_URL, once it is known to keep what it confirms; without one, the app's own in the data folder.
 * One that is just starting is waited for. Throws StartupError.
 */
export async function openDatabase({ databaseUrl, dataDir, onRestart, onWait }: Where): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openOwn(dataDir, onRestart);

  const address = { connectionString: databaseUrl };
  const pool = createPool(address, { max: 1 });
  try {
    await askOnceItIsUp(() => refuseForgetfulServer(pool), { onWait });
  } catch (error) {
    throw unreachableDatabase(error);
  } finally {
    await pool.end();
  }
  return { address, notes: [], close: () => Promise.resolve() };
}

async function openOwn(dataDir: string, onRestart: () => void): Promise<OpenDatabase> {
  const lock = lockDataDir(dataDir);
  try {
    const { connection, notes, stop } = await startEmbeddedPostgres({ dataDir, onRestart });
    return { address: connection, notes, close: () => stop().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
