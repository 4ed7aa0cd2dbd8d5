import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startApp } from '#tests/support/app-server.ts';
import { openSharedServices, type SharedServices } from './shared-services.ts';

/** What the runs of one worker stand on: made once, used by one run after the other. */
export type Ground = {
  folder: string;
  /** Puts a data folder as the first start leaves it at this path. */
  layDataDir(path: string): void;
  /** Opened by the first run that needs it. */
  shared(): Promise<SharedServices>;
  close(): Promise<void>;
};

export async function prepareGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  // The system user of the database has to pass through.
  chmodSync(folder, 0o711);
  const pristine = join(folder, 'pristine');
  const first = await startApp({ dataDir: pristine, env: { RATE_LIMIT: '0', GUEST_DOCUMENTS: '1' } });
  await first.stop();
  let shared: Promise<SharedServices> | undefined;
  return {
    folder,
    layDataDir(path) {
      mkdirSync(path, { recursive: true });
      execFileSync('cp', ['-a', `${pristine}/.`, path]);
    },
    shared: () => (shared ??= openSharedServices(join(folder, 'shared'))),
    async close() {
      await (await shared)?.close();
      await removeDataDir(pristine);
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
