import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { runAlone } from '#server/jobs/run-alone.ts';
import type { Log } from '#server/ports/log.ts';
import { sweepStorage, type SweepStorageDeps } from './sweep-storage.ts';

const hourMs = 60 * 60 * 1000;

type StorageSweepDeps = SweepStorageDeps & {
  db: Kysely<Database>;
  log: Log;
  /** Whether other machines may be at work on the same files. */
  isShared: boolean;
};

/** Mends what a crash has left, at the start and once a day, by one process at a time. Nobody waits for it. */
export const storageSweep = ({ db, log, isShared, ...deps }: StorageSweepDeps) => ({
  name: 'storage.sweep',
  seconds: 24 * 60 * 60,
  async run(): Promise<void> {
    await runAlone(db, 'storage sweep', async () => {
      log.info('storage.swept', await sweepStorage({ ...deps, spareMs: isShared ? hourMs : 0 }));
    });
  },
});
