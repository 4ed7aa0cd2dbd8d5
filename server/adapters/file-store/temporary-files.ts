import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const idleMs = 60 * 60 * 1000;

/** Names who writes the file, so that the next start knows whether that process still lives. */
export const temporaryName = (id: string): string => `.${process.pid}-${id}.tmp`;

/** Removes what writers left behind that are gone, or that have not written for an hour. */
export async function removeStaleTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const writer = /^\.(\d+)-.*\.tmp$/.exec(name)?.[1];
    if (writer === undefined) continue;
    const path = join(folder, name);
    if (!isAlive(Number(writer)) || (await isIdle(path))) await rm(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  // In a container every start has the same pid: a file of "ours" is then one of an earlier life.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isIdle = async (path: string): Promise<boolean> => {
  const file = await stat(path).catch(() => undefined);
  return file === undefined || Date.now() - file.mtimeMs > idleMs;
};
