import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '#server/startup-error.ts';

/** The system user that PostgreSQL runs as: it refuses to run as root. */
export type ServiceUser = { uid: number; gid: number };

/** All that PostgreSQL sees of the environment: none of the app's settings and secrets are in it. */
export const systemPath = '/usr/local/bin:/usr/bin:/bin';

/** Undefined when the app itself is not root, and PostgreSQL can simply run as the same user. */
export function findServiceUser(existingClusters: readonly string[]): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // A cluster keeps its owner: a `postgres` user that was installed later could not read one that `nobody` owns.
  const user =
    existingClusters.map(ownerOfFolder).find((owner) => owner !== undefined) ?? lookUp('postgres') ?? lookUp('nobody');
  if (user === undefined) {
    throw new StartupError(
      'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
        'Start the app as another user, or set DATABASE_URL.',
    );
  }
  return user;
}

function ownerOfFolder(path: string): ServiceUser | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

function lookUp(name: string): ServiceUser | undefined {
  try {
    const ask = (option: string) => Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** Asks the system itself, since access lists and mounts have a say beside the permission bits. */
export function canEnter(folder: string, user: ServiceUser): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
