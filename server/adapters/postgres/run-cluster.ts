import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#server/startup-error.ts';
import { clusterIn } from './cluster-home.ts';
import { isClusterInUse } from './cluster-processes.ts';
import { spawnPostgres, type ClusterPlace, type PostgresProcess, type PostgresSettings } from './spawn-postgres.ts';

const readyLine = /ready to accept connections/;
const lockedLine = /lock file .* already exists/;
const largestLog = 1_000_000;

/** Starts the server and waits until it answers. Throws StartupError with the end of its log when it does not. */
export async function runCluster(
  place: ClusterPlace,
  settings: PostgresSettings,
  { waitMs = 60_000 } = {},
): Promise<PostgresProcess> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const { server, output } = await attempt(place, settings, deadline);
    if (!server.hasExited() && readyLine.test(output)) return server;

    server.letGo();
    const isLocked = server.hasExited() && lockedLine.test(output);
    if (!isLocked || Date.now() > deadline) throw new StartupError(`PostgreSQL did not start:\n${output.trim()}`);
    // A predecessor that is still shutting down gets its time; what a dead one left behind is cleared away.
    if (isClusterInUse(clusterIn(place.home))) await pause(100);
    else removeLocks(place);
  }
}

async function attempt(place: ClusterPlace, settings: PostgresSettings, deadline: number) {
  if (sizeOf(place.log) > largestLog) rmSync(place.log);
  const from = sizeOf(place.log);
  const server = await spawnPostgres(place, settings);
  const output = () => (existsSync(place.log) ? readFileSync(place.log).subarray(from).toString() : '');

  try {
    while (!server.hasExited() && Date.now() < deadline && !readyLine.test(output())) await pause(10);
    return { server, output: output() };
  } catch (error) {
    server.letGo(); // left running, it would hold the cluster's lock against the next attempt
    throw error;
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function removeLocks({ home, sockets }: ClusterPlace): void {
  rmSync(join(clusterIn(home), 'postmaster.pid'), { force: true });
  for (const name of readdirSync(sockets)) rmSync(join(sockets, name), { force: true });
}
