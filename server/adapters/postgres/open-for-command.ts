import { DataDirInUse } from './data-dir-lock.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { findRunningDatabase, isProgramConnected } from './running-database.ts';

/** `isShared` where the program, or another command, works on the same data. */
export type DatabaseForCommand = OpenDatabase & { isShared: boolean };

/** The database of the program: beside it where it runs, on a server of the command's own where it does not. */
export async function openDatabaseForCommand(where: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<DatabaseForCommand> {
  try {
    const opened = await openDatabase({ ...where, onRestart: () => undefined });
    const isShared = where.databaseUrl !== undefined && (await isProgramConnected(opened.address));
    return { ...opened, isShared };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    const address = await findRunningDatabase(where.dataDir);
    return { address, notes: [], close: () => Promise.resolve(), isShared: true };
  }
}
