import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a PostgreSQL still runs on the cluster. Its own lock file cannot tell: the number in it may belong to an
 * unrelated process by now, or to a dead one that nobody collected.
 */
export const isClusterInUse = (cluster: string): boolean =>
  existsSync('/proc/self/cwd') ? somebodyWorksIn(cluster) : lockFileNamesPostgres(cluster);

// The server and each of its processes work inside the cluster's folder; the dead work nowhere.
const somebodyWorksIn = (cluster: string): boolean =>
  readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolder(name) === cluster);

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function lockFileNamesPostgres(cluster: string): boolean {
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  return spawnSync('ps', ['-o', 'comm=', '-p', pid], { encoding: 'utf8' }).stdout.includes('postgres');
}
