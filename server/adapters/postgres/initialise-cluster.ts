import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';
import { clusterIn } from './cluster-home.ts';
import { syncFolder } from './folders.ts';
import { systemPath, type ServiceUser } from './service-user.ts';

export const superuser = 'readback';

const unfinishedPrefix = 'data.unfinished-';

/** Creates the cluster once. It is made under another name and renamed, so that half a cluster is never taken for one. */
export function initialiseCluster(home: string, { bin, user }: { bin: string; user: ServiceUser | undefined }): void {
  const cluster = clusterIn(home);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;

  for (const name of readdirSync(home)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(home, name), { recursive: true, force: true });
  }
  const unfinished = join(home, `${unfinishedPrefix}${process.pid}`);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    join(bin, 'initdb'),
    ['-D', unfinished, '-U', superuser, '--auth=trust', '--data-checksums', '--no-instructions', ...locale],
    { ...user, cwd: home, encoding: 'utf8', env: { PATH: systemPath } },
  );
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartupError(`The database could not be set up in ${home}: ${reasonOf(result)}`);
  }
  renameSync(unfinished, cluster);
  syncFolder(home);
}

function reasonOf({ error, stderr }: { error?: Error; stderr: string }): string {
  if (/could not look up effective user ID/.test(stderr)) {
    return 'the user that runs the app has no name on this machine. Add one to /etc/passwd, or set DATABASE_URL.';
  }
  return error?.message ?? stderr.trim();
}
