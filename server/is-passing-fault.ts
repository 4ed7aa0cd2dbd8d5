import { AppError } from '#core/kernel/app-error.ts';
import { isDatabaseAway } from './db/is-database-away.ts';
import { isConflict } from './db/retry-conflicts.ts';

const passingCodes: ReadonlySet<string> = new Set(['server.unavailable', 'storage.full']);
// No room on the disk, or in the database's (53100); no descriptor, no process or thread, and no memory left.
const systemCodes: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', '53100'],
  ...['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'ERR_WORKER_INIT_FAILED'],
]);

/** Whether an error tells of the place where the work was done, and nothing of the work: the same may succeed once that is mended. */
export function isPassingFault(error: unknown): boolean {
  if (error instanceof AppError) return passingCodes.has(error.code);
  if (!(error instanceof Error)) return false;
  return isDatabaseAway(error) || isConflict(error) || ('code' in error && systemCodes.has(String(error.code)));
}
