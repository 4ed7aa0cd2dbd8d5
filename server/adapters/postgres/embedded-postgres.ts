import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPackage, placeBinaries } from './binaries.ts';
import { chooseClusterHome, possibleClusters } from './cluster-home.ts';
import { ensurePrivateFolder } from './folders.ts';
import { initialiseCluster, superuser } from './initialise-cluster.ts';
import { runCluster } from './run-cluster.ts';
import { findServiceUser } from './service-user.ts';
import { socketFolderFor, socketPort } from './socket-folder.ts';
import type { ClusterPlace, PostgresProcess, PostgresSettings } from './spawn-postgres.ts';

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** What the person who started the app should know, in plain lines. */
  notes: string[];
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  settings?: PostgresSettings;
  /** Called when the server died by itself and was started again. */
  onRestart?: () => void;
};

const longestStopMs = 15_000;
const restartPauseMs = 250;

/**
 * The app's own PostgreSQL: a child process on a Unix socket, which dies with the app and comes back when it dies alone.
 * Throws StartupError. The caller holds the lock of the data folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, onRestart = () => undefined } = options;
  const { place, notes } = prepare(dataDir);

  let isStopping = false;
  let server: PostgresProcess = await runCluster(place, settings);
  const keepRunning = async () => {
    while (!isStopping) {
      await server.exited;
      await pause(restartPauseMs);
      if (isStopping) return;
      // A full disk may keep it from starting: every query fails meanwhile, and the next try may succeed.
      const restarted = await runCluster(place, settings).catch(() => undefined);
      if (restarted === undefined) continue;
      server = restarted;
      onRestart();
    }
  };
  void keepRunning();

  return {
    connection: { host: place.sockets, port: socketPort, user: superuser, database: 'postgres' },
    notes,
    stop: async () => {
      isStopping = true;
      server.letGo();
      await Promise.race([server.exited, pause(longestStopMs, undefined, { ref: false })]);
    },
  };
}

function prepare(dataDir: string): { place: ClusterPlace; notes: string[] } {
  mkdirSync(dataDir, { recursive: true });
  const user = findServiceUser(possibleClusters(dataDir));
  const { path: home, note } = chooseClusterHome(dataDir, user);
  const sockets = socketFolderFor(home);
  for (const folder of [home, sockets]) ensurePrivateFolder(folder, user);

  const copies = user === undefined ? join(dataDir, 'programs') : '/var/lib/readback-programs';
  const bin = placeBinaries(findPackage(), { user, copies });
  initialiseCluster(home, { bin, user });
  return {
    place: { home, sockets, log: join(home, 'postgres.log'), bin, user },
    notes: note === undefined ? [] : [note],
  };
}
