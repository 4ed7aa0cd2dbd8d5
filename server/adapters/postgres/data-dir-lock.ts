import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/startup-error.ts';

export type DataDirLock = { release(): void };

/** Somebody else holds the lock of the data folder. */
export class DataDirInUse extends StartupError {}

// A lock that nobody refers to any more must not be collected, and so dropped.
const held = new Set<DatabaseSync>();

/**
 * Holds a data folder for this process. The system drops the lock with the process, however it ends. Node has no file
 * lock of its own: an open write transaction of SQLite on an empty file is one, and nothing is ever written to it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'in-use.lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if (!isBusy(cause)) throw cause;
    throw new DataDirInUse(
      `Another Readback is already using ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
      { cause },
    );
  }
  held.add(file);
  return {
    release: () => {
      if (held.delete(file)) file.close();
    },
  };
}

const sqliteBusy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
