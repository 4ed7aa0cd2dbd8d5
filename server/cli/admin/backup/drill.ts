import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { findMasterKeys } from '#server/adapters/key-ring/master-key.ts';
import type { Config } from '#server/config.ts';
import { StartupError } from '#server/startup-error.ts';
import { UsageError } from '../../usage-error.ts';
import { auditVerify } from '../audit-verify.ts';
import type { AdminCommand, AdminContext } from '../command.ts';
import { withContext } from '../open-context.ts';
import { backup, count } from './backup.ts';
import { compareCopy } from './compare-copy.ts';
import { openBackup } from './open-backup.ts';
import { restore } from './restore.ts';
import { startCopy } from './start-copy.ts';

type Deps = Pick<AdminContext, 'config' | 'address' | 'files' | 'backupKey' | 'say'>;

/** Proves that a backup can be made of this installation and brought back, without touching it. */
export const drill = {
  name: 'drill',
  usage: '<empty folder>',
  summary: 'Makes a backup, restores it into a copy, starts that and compares. The program may run.',
  needs: 'anything',
  async run(deps: Deps, args: readonly string[]) {
    const folder = await emptyFolder(deps, args);
    const backupFolder = join(folder, 'backup');
    const since = stopwatch();
    const madeWhole = (await backup.run(deps, [backupFolder])) === 0;
    const backedUp = since();

    const config = await configOfCopy(deps.config, join(folder, 'data'));
    await restore.run({ config, say: deps.say }, [backupFolder]);
    const restored = since();

    const isSame = await check({ ...deps, config }, backupFolder);
    const compared = since();
    const isStarted = await startCopy(config);
    deps.say(isStarted ? 'The copy starts and is ready.' : 'The copy does not start.');
    deps.say(
      `Backup ${backedUp} s, restoring ${restored} s, comparing ${compared} s, starting ${since()} s: so long, at least, would it take.`,
    );
    if (!madeWhole || !isSame || !isStarted) {
      deps.say(`The drill failed. Everything of it is in ${folder}.`);
      return 1;
    }
    await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name), { recursive: true })));
    deps.say('The drill passed: what is here can be brought back. The copy was removed again.');
    return 0;
  },
} satisfies AdminCommand;

async function emptyFolder({ config }: Deps, args: readonly string[]): Promise<string> {
  const [given, ...more] = args;
  if (given === undefined || more.length > 0) throw new UsageError('Give an empty folder, with room for a copy.');
  const folder = resolve(given);
  if (`${folder}${sep}`.startsWith(`${config.dataDir}${sep}`))
    throw new StartupError('The copy would lie in the data folder itself. Choose a folder elsewhere.');
  await mkdir(folder, { recursive: true, mode: 0o711 });
  if ((await readdir(folder)).length > 0) throw new StartupError(`${folder} is not empty. Choose another folder.`);
  return folder;
}

/** One process with a database and files of its own: it reaches nothing of the installation, and sends nothing to anybody. */
async function configOfCopy(config: Config, dataDir: string): Promise<Config> {
  const keys = await findMasterKeys(config);
  const [before] = keys?.previous ?? [];
  return {
    ...config,
    dataDir,
    databaseUrl: undefined,
    s3: undefined,
    role: 'all',
    masterKey: keys?.present.toString('base64'),
    masterKeyFile: undefined,
    masterKeyPrevious: before?.toString('base64'),
  };
}

const check = async ({ config, say }: Pick<Deps, 'config' | 'say'>, backupFolder: string): Promise<boolean> => {
  const manifest = await openBackup(backupFolder, config);
  return withContext({ config, needs: 'stopped', say }, async (copy) => {
    const { documents, problems } = await compareCopy(copy, manifest);
    for (const problem of problems) say(problem);
    say(`${count(documents)} documents of the copy open, each to its last byte.`);
    return (await auditVerify.run(copy, [])) === 0 && problems.length === 0;
  });
};

/** Gives the seconds since it was asked last. */
function stopwatch(): () => string {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return seconds.toFixed(1);
  };
}
