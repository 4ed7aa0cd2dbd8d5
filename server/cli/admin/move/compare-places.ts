import { isProgramConnected } from '#server/adapters/postgres/running-database.ts';
import { StartupError } from '#server/startup-error.ts';
import { count } from '../backup/backup.ts';
import { compareFiles, type ComparedFiles } from './compare-files.ts';
import { differences, readContent, rowsOf } from './content.ts';
import type { CopiedRows } from './copy-rows.ts';
import { distrustRows } from './move-state.ts';
import type { OpenNewPlace } from './new-place.ts';
import type { OldPlace } from './old-place.ts';
import { tellProgress } from './tell-progress.ts';

type Deps = { old: OldPlace; fresh: OpenNewPlace; say(line: string): void };

export type Compared = ComparedFiles & { rows: number };

/** Throws StartupError that names what is not alike at both places, or says that the old one was not left alone. */
export async function comparePlaces({ old, fresh, say }: Deps, { tables, content }: CopiedRows): Promise<Compared> {
  say('Comparing …');
  const files = await compareFiles({ client: fresh.client, files: fresh.files, onFile: tellProgress(say, 'files') });
  if (files.different.length > 0) throw new StartupError(differentFiles(files.different));

  const different = differences(content, await readContent(fresh.client, tables));
  if (different.length > 0) {
    await distrustRows(fresh.client);
    throw new StartupError(differentRows(different));
  }
  const isChanged = differences(content, await readContent(old.client, tables)).length > 0;
  if (isChanged || (await isProgramConnected(old.address))) throw new StartupError(changedMeanwhile);
  return { ...files, rows: rowsOf(content) };
}

const namedAtMost = 20;

const differentFiles = (names: readonly string[]): string =>
  [
    `Not what was copied are ${count(names.length)} files at the new place:`,
    ...names.slice(0, namedAtMost).map((name) => `  ${name}`),
    'The move is not finished. Check the disk or the bucket, and give the command again: they are copied anew.',
  ].join('\n');

const differentRows = (names: readonly string[]): string =>
  `Not what was copied is at the new place: ${names.join(', ')}. The move is not finished. Make sure that nothing else writes to ` +
  'this database, and give the command again: all rows are copied anew.';

const changedMeanwhile =
  'The program was started at the old place while it was moved. The move is not finished. Stop the program, and give the command again.';
