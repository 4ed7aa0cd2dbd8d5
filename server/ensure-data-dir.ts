import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it lies on a disk that cannot be written to',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'it is a file',
};

/** Makes the data folder when it is not there. Throws StartupError when nothing could be kept in it. */
export function ensureDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new StartupError(
      `The data folder ${dataDir} cannot be used: ${reasons[code] ?? code}. Choose another with DATA_DIR.`,
      { cause },
    );
  }
}
