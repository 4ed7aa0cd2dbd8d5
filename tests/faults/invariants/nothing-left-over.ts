import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Invariant } from './invariant.ts';

// The second one of the lock is there while a program runs.
const usual = new Set(['postgres', 'files', 'in-use.lock', 'in-use.lock-journal', 'master.key', 'programs']);

/** No temporary file outlives what it was made for. */
export const nothingLeftOver: Invariant = {
  name: 'no stale temporary file',
  check({ world: { dataDir, homes, bucket } }) {
    const inFiles =
      bucket === undefined ? readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith('.')) : [];
    return Promise.resolve([
      ...inFiles.map((name) => `files/${name}`),
      ...homes.flatMap((home) => [
        ...readdirSync(home.dataDir).filter((name) => !usual.has(name)),
        ...readdirSync(home.temporary).map((name) => `tmp/${name}`),
      ]),
    ]);
  },
};
