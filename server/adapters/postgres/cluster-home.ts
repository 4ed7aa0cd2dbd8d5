import { chmodSync, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';
import { shortHash } from './folders.ts';
import { canEnter, type ServiceUser } from './service-user.ts';

export type ClusterHome = { path: string; note?: string };

export const clusterIn = (home: string): string => join(home, 'data');
const isCluster = (home: string): boolean => existsSync(join(clusterIn(home), 'PG_VERSION'));

const homeInside = (dataDir: string): string => join(dataDir, 'postgres');
const homeOutside = (dataDir: string, root: string): string =>
  join(root, `readback-${shortHash(realpathSync(dataDir))}`);

const systemRoot = '/var/lib';

/** The folders where a cluster of this data folder may be, whoever owns it. */
export const possibleClusters = (dataDir: string): string[] =>
  [homeInside(dataDir), homeOutside(dataDir, systemRoot)].map(clusterIn);

/**
 * Where the cluster lives: inside the data folder, unless the app is root and the service user cannot get there
 * (a data folder under a closed home). A cluster that exists is always found again, wherever it was put.
 */
export function chooseClusterHome(
  dataDir: string,
  user: ServiceUser | undefined,
  { outsideRoot = systemRoot } = {},
): ClusterHome {
  const inside = homeInside(dataDir);
  if (user === undefined) return { path: inside };

  const outside = homeOutside(dataDir, outsideRoot);
  const reachable = opens(dataDir, user);
  if (isCluster(inside) && !reachable) {
    throw new StartupError(
      `The database in ${inside} cannot be opened: the system user that runs it may not enter a folder above it. ` +
        'Open that folder (chmod o+x), or move the data folder.',
    );
  }
  if (isCluster(inside) || (reachable && !isCluster(outside))) return { path: inside };
  return {
    path: outside,
    note: `The database is kept in ${outside}, because the system user that runs it may not enter ${dataDir}.`,
  };
}

function opens(dataDir: string, user: ServiceUser): boolean {
  if (canEnter(dataDir, user)) return true;
  if (!canEnter(dirname(realpathSync(dataDir)), user)) return false;
  // Only our own folder is in the way: passing through it shows nothing of what it holds.
  chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o001);
  return canEnter(dataDir, user);
}
