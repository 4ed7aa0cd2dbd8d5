import { isOwnKeyFile, writeMasterKeys } from '#server/adapters/key-ring/master-key.ts';
import { StartupError } from '#server/startup-error.ts';
import { createTeardown } from '#server/teardown.ts';
import { count, megabytes } from '../backup/backup.ts';
import type { AdminCommand, AdminContext } from '../command.ts';
import { withCommandLock } from '../command-lock.ts';
import { comparePlaces } from './compare-places.ts';
import { differences, readContent, type Content } from './content.ts';
import { copyFiles, removeOthers } from './copy-files.ts';
import { copyRows } from './copy-rows.ts';
import { parseMoveArguments, type MoveArguments } from './move-arguments.ts';
import { findMove, finishMove, type Move } from './move-state.ts';
import { listMovedTables } from './moved-tables.ts';
import { openNewPlace, type OpenNewPlace } from './new-place.ts';
import { openOldPlace, type OldPlace } from './old-place.ts';
import { tellProgress } from './tell-progress.ts';
import { whatToSet } from './what-to-set.ts';

type Deps = Pick<AdminContext, 'config' | 'say'>;
type Moving = Deps & MoveArguments & { old: OldPlace; fresh: OpenNewPlace };

/** Copies everything to another place, and compares it there. Interrupted at any moment, it goes on when given again. */
export const move = {
  name: 'move',
  usage: '--to <postgresql://…|embedded> --files <s3://bucket/folder|folder> [--data-dir <folder>] [--print-key]',
  summary: 'Moves everything to another database and another place for the files. The program must be stopped.',
  needs: 'nothing',
  async run({ config, say }: Deps, args: readonly string[]) {
    const wanted = parseMoveArguments(args);
    const teardown = createTeardown();
    try {
      const old = await openOldPlace(config, teardown);
      const fresh = await openNewPlace({ to: wanted.to, config, old }, teardown);
      const moving = { ...wanted, config, say, old, fresh };
      return await withCommandLock(old.address, () => withCommandLock(fresh.address, () => moveAll(moving)));
    } catch (error) {
      if (!(error instanceof StartupError)) say('The move has stopped before its end. Given again, it goes on.');
      throw error;
    } finally {
      await teardown.run();
    }
  },
} satisfies AdminCommand;

/** Gives the exit code: 1 where files were lost before, although all that was there has come. */
async function moveAll(moving: Moving): Promise<number> {
  const { old, fresh, to, config, printsKey, say } = moving;
  const before = await findMove(fresh.client);
  const lost = before?.isFinished === true ? await seeFinished(moving, before) : await copyAndCompare(moving, before);

  for (const line of whatToSet({ to, config, keys: old.keys, printsKey })) say(line);
  for (const name of lost)
    say(`Lost before the move: the file ${name}. Its document does not open at the old place either.`);
  return lost.length === 0 ? 0 : 1;
}

async function copyAndCompare(moving: Moving, before: Move | undefined): Promise<string[]> {
  const { old, fresh, say } = moving;
  const startedAt = performance.now();
  const rows = await copyRows(moving, before);
  say('Copying files …');
  const copying = { client: fresh.client, from: old.files, into: fresh.files };
  const lost = await copyFiles({ ...copying, onFile: tellProgress(say, 'files') });
  await removeOthers(copying);
  const compared = await comparePlaces(moving, rows);
  await takeKeyAlong(moving);
  await finishMove(fresh.client);

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const size = `${count(compared.files)} files (${megabytes(compared.bytes)} MB)`;
  say(`Everything has moved: ${count(compared.rows)} rows and ${size}, compared and equal, in ${seconds} seconds.`);
  return lost;
}

/** A key of the program's own goes to a data folder on this machine. To another machine it goes by whoever moves. */
async function takeKeyAlong({ to: { dataDir }, config, old }: Moving): Promise<void> {
  if (dataDir === undefined || dataDir === config.dataDir || !isOwnKeyFile(config)) return;
  await writeMasterKeys(dataDir, old.keys);
}

/** Where the end of a move was not heard of, it is told again. Throws StartupError where this would be another move. */
async function seeFinished({ old, say }: Moving, { installation, content }: Move): Promise<string[]> {
  if (installation !== old.installation || (await hasChanged(old, content))) throw new StartupError(alreadyUsed);
  say('This move was finished before. Nothing was copied again.');
  return [];
}

const hasChanged = async ({ client }: OldPlace, content: Content): Promise<boolean> =>
  differences(content, await readContent(client, await listMovedTables(client))).length > 0;

const alreadyUsed =
  'Somebody has moved to this database before, and the old place does not hold the same any more. Choose an empty database. ' +
  'Nothing was changed.';
