import { resolve } from 'node:path';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import { createLog } from '#server/adapters/log/pino-log.ts';
import { openDatabaseForCommand } from '#server/adapters/postgres/open-for-command.ts';
import { connect } from '#server/db/connect.ts';
import { connectClient } from '#server/db/connect-client.ts';
import { migrate, migrateTo } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { createPool, type DatabaseAddress } from '#server/db/pool.ts';
import { ensureDataDir } from '#server/ensure-data-dir.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { AdminCommand, AdminContext } from '../command.ts';
import { withCommandLock } from '../command-lock.ts';
import { count, megabytes } from './backup.ts';
import { checkFiles } from './check-backup.ts';
import { loadTables, refuseFullDatabase } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { queueAgain, restoredQueues } from './queue-again.ts';
import { refuseOtherFiles, restoreFiles } from './restore-files.ts';

type Deps = Pick<AdminContext, 'config' | 'say'>;

/** Fills an empty data folder from a backup, with the master key that the backup was made under. */
export const restore = {
  name: 'restore',
  usage: '<folder>',
  summary: 'Fills an empty data folder from a backup. The master key of the backup must be there first.',
  needs: 'nothing',
  async run({ config, say }: Deps, args: readonly string[]) {
    const [given, ...more] = args;
    if (given === undefined || more.length > 0) throw new UsageError('Give the folder of the backup.');
    const folder = resolve(given);
    const startedAt = performance.now();
    const manifest = await openBackup(folder, config);
    refuseNewerVersion(manifest);
    say(`The backup of ${manifest.madeAt} is being checked …`);
    await checkFiles(folder, manifest);
    ensureDataDir(config.dataDir);
    const { address, isShared, close } = await openDatabaseForCommand(config);
    try {
      if (isShared)
        throw new StartupError(
          'The program is running on this data. A backup is restored into an empty data folder only.',
        );
      const { bytes, unread } = await withCommandLock(address, () => fill({ config, address, folder, manifest }));
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(
        `${count(rows)} rows and ${count(manifest.blobs.length)} files (${megabytes(bytes)} MB) were restored in ${seconds} seconds.`,
      );
      if (unread > 0) say(`${count(unread)} documents are read again when the program starts.`);
      for (const blob of manifest.lostBlobs)
        say(`Lost before the backup: the file ${blob}. Its document does not open.`);
      return 0;
    } finally {
      await close();
    }
  },
} satisfies AdminCommand;

function refuseNewerVersion({ migrations: taken }: Manifest): void {
  if (taken.some((step) => !(step in migrations))) {
    throw new StartupError('The backup was made by a newer version of Readback. Restore it with that one.');
  }
}

type Filling = Pick<AdminContext, 'config' | 'address'> & { folder: string; manifest: Manifest };

/** Rows come last, and all at once: a restoring that was interrupted can be given again. */
async function fill({ config, address, folder, manifest }: Filling): Promise<{ bytes: number; unread: number }> {
  const pool = createPool(address, { max: 2, applicationName: 'readback-admin' });
  const db = connect(pool);
  const client = await pool.connect();
  try {
    await refuseFullDatabase(client);
    const files = await openFileStore(config);
    await refuseOtherFiles(files, manifest);
    const bytes = await restoreFiles(files, folder, manifest);
    await migrateTo(db, manifest.migrations.at(-1) ?? '');
    const unread = await withJobs(address, (jobs) =>
      connectClient(client)
        .transaction()
        .execute(async (trx) => {
          await loadTables(client, folder, manifest);
          return queueAgain(trx, jobs);
        }),
    );
    await migrate(db);
    return { bytes, unread };
  } finally {
    client.release(true);
    await db.destroy();
  }
}

type Jobs = Awaited<ReturnType<typeof startJobs>>;

async function withJobs<Result>(address: DatabaseAddress, work: (jobs: Jobs) => Promise<Result>): Promise<Result> {
  const jobs = await startJobs({ address, queues: restoredQueues, log: createLog('silent') });
  try {
    return await work(jobs);
  } finally {
    await jobs.stop({ withinMs: 5_000 });
  }
}
