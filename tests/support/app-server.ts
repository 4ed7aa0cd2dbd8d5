import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningDatabase } from '#server/adapters/postgres/running-database.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { clusterPlaces } from '../cluster/cluster-places.ts';
import { freePort, isReadyAt, startProcess } from './program-process.ts';
import type { AppServer, AppServerOptions } from './running-app.ts';

export { freePort } from './program-process.ts';
export type { AppServer } from './running-app.ts';

/** The real program on a data folder of its own, as `npm start` runs it after set-up; as several processes where the run asks for them. */
export async function startApp(options: AppServerOptions = {}): Promise<AppServer> {
  const places = clusterPlaces();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'readback-app-')));
  const port = options.port ?? (await freePort());
  const env = { GUEST_DOCUMENTS: '1000000', ...options.env };
  return places === undefined ? startAlone({ dataDir, port, env }) : startCluster(places, { dataDir, port, env });
}

async function startAlone({ dataDir, port, env }: Required<AppServerOptions>): Promise<AppServer> {
  const program = startProcess({ PORT: String(port), DATA_DIR: dataDir, ...env });
  const url = `http://localhost:${port}`;
  await program.ready(() => isReadyAt(url));
  return {
    url,
    dataDir,
    process: program.process,
    settings: { DATA_DIR: dataDir },
    isShared: false,
    folders: [dataDir],
    database: () => findRunningDatabase(dataDir),
    storedFiles: () => filesIn(join(dataDir, 'files')),
    printed: program.printed,
    kill: () => program.end('SIGKILL').then(() => undefined),
    stop: () => program.end('SIGTERM'),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
