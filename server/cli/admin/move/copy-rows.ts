import { isDeepStrictEqual } from 'node:util';
import { StartupError } from '#server/startup-error.ts';
import { count } from '../backup/backup.ts';
import { setSequences } from '../backup/load-tables.ts';
import { readContent, rowsOf, type Content } from './content.ts';
import { copyTables } from './copy-tables.ts';
import { beginMove, beginRowsAnew, inTransaction, type Move } from './move-state.ts';
import { inSql, listMovedTables, type MovedTable } from './moved-tables.ts';
import type { OpenNewPlace } from './new-place.ts';
import type { OldPlace } from './old-place.ts';
import { clearTarget, prepareTarget, refuseFullTarget } from './prepare-target.ts';
import { tellProgress } from './tell-progress.ts';

type Deps = { old: OldPlace; fresh: OpenNewPlace; say(line: string): void };

export type CopiedRows = { tables: MovedTable[]; content: Content };

/** Copies the rows as all of them are at one moment, or those that have not come since a move from the same state began. */
export async function copyRows(deps: Deps, before: Move | undefined): Promise<CopiedRows> {
  const { old, fresh, say } = deps;
  if (before === undefined) await refuseFullPlace(fresh);
  else if (before.installation !== old.installation) throw new StartupError(ofAnother);

  await old.client.query('begin isolation level repeatable read read only');
  try {
    const tables = await listMovedTables(old.client);
    const content = await readContent(old.client, tables);
    if (!(await begin(deps, before, content))) await prepareTarget(fresh, tables);

    const rows = rowsOf(content);
    say(`Copying ${count(rows)} rows …`);
    await copyTables({ from: old.client, into: fresh.client, onRows: tellProgress(say, 'rows', rows) }, tables);
    await setSequences(fresh.client, content.sequences);
    // The database learns how much there is before the first person asks it something.
    await fresh.client.query(`analyze ${tables.map(inSql).join(', ')}`);
    return { tables, content };
  } finally {
    await old.client.query('rollback').catch(() => undefined);
  }
}

/** Whether the tables are there already, for these rows. */
async function begin({ old, fresh, say }: Deps, before: Move | undefined, content: Content): Promise<boolean> {
  if (before === undefined) {
    await beginMove(fresh.client, { installation: old.installation, content });
    return false;
  }
  if (isDeepStrictEqual(before.content, content)) {
    say('The move goes on where it stopped.');
    return before.isPrepared;
  }
  say('The rows are copied anew: they are not what they were when the move began.');
  await inTransaction(fresh.client, async () => {
    await clearTarget(fresh.client);
    await beginRowsAnew(fresh.client, content);
  });
  return false;
}

async function refuseFullPlace({ client, files }: OpenNewPlace): Promise<void> {
  await refuseFullTarget(client);
  for await (const _file of files.list()) throw new StartupError(hasFiles);
}

const hasFiles =
  'There are files at the new place already. An installation moves to an empty one only: choose another folder or bucket. ' +
  'Nothing was changed.';

const ofAnother =
  'The move that was begun to this database is of another installation. Give the command where that one is, or choose an empty ' +
  'database. Nothing was changed.';
