import { resolve, sep } from 'node:path';
import { createPool } from '#server/db/pool.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { AdminCommand, AdminContext } from '../command.ts';
import { withCommandLock } from '../command-lock.ts';
import { makeBackup } from './make-backup.ts';

type Deps = Pick<AdminContext, 'config' | 'address' | 'files' | 'backupKey' | 'say'>;

/** Copies the database and the encrypted files into a folder of another disk. The master key is not in it. */
export const backup = {
  name: 'backup',
  usage: '<folder>',
  summary: 'Brings the backup in a folder to the present state. The program may run.',
  needs: 'anything',
  async run(deps: Deps, args: readonly string[]) {
    const folder = folderOf(deps, args);
    return withCommandLock(deps.address, () => run(deps, folder));
  },
} satisfies AdminCommand;

async function run({ address, files, backupKey, say }: Deps, folder: string): Promise<number> {
  const startedAt = performance.now();
  const pool = createPool(address, { max: 1, applicationName: 'readback-admin' });
  const client = await pool.connect();
  try {
    const { manifest, copied } = await makeBackup({ client, files, backupKey }, folder);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`The backup in ${folder} is whole: ${count(rows)} rows and ${count(manifest.blobs.length)} files.`);
    say(`${count(copied.blobs)} files (${megabytes(copied.bytes)} MB) were new. It took ${seconds} seconds.`);
    say('The master key is not in it, and without it nothing of it can be opened: keep a copy of it in another place.');
    for (const blob of manifest.lostBlobs)
      say(`Lost before this backup: the file ${blob}. Its document does not open.`);
    return manifest.lostBlobs.length === 0 ? 0 : 1;
  } finally {
    client.release(true);
    await pool.end();
  }
}

function folderOf({ config }: Deps, args: readonly string[]): string {
  const [folder, ...more] = args;
  if (folder === undefined || more.length > 0) throw new UsageError('Give the folder of the backup.');
  const path = resolve(folder);
  if (`${path}${sep}`.startsWith(`${config.dataDir}${sep}`)) {
    throw new StartupError(
      'The backup would lie in the data folder itself. Choose a folder elsewhere, best on another disk.',
    );
  }
  return path;
}

export const count = (number: number): string => number.toLocaleString('en');
export const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 });
