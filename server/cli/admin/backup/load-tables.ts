import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '#server/startup-error.ts';
import type { Manifest, SequenceEntry } from './manifest.ts';
import { listTables } from './schema.ts';
import { columnsOf, quoted, tableFile } from './snapshot.ts';

/** Throws StartupError when the database holds anything already. */
export async function refuseFullDatabase(client: ClientBase): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount !== 0) throw new StartupError(notEmpty);
  }
}

/** Fills the tables, as the schema of the backup has them, within the transaction that the client is in. */
export async function loadTables(client: ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const entries = new Map(manifest.tables.map((entry) => [entry.name, entry]));
  // Rows come after those that they refer to. Triggers and references are checked as for any other row.
  for (const { name } of await listTables(client)) {
    const entry = entries.get(name);
    if (entry === undefined) continue;
    entries.delete(name);
    const into = client.query(copyFrom(`copy ${quoted(name)} (${columnsOf(entry)}) from stdin`));
    await pipeline(createReadStream(tableFile(join(folder, manifest.folder), entry)), into);
    if (into.rowCount !== entry.rows) throw new Error(`The table ${name} did not take all of its rows.`);
  }
  const [unknown] = entries.keys();
  if (unknown !== undefined)
    throw new StartupError(`The backup has a table that this version does not know: ${unknown}.`);
  await setSequences(client, manifest.sequences);
}

export async function setSequences(client: ClientBase, sequences: readonly SequenceEntry[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled]);
  }
}

const notEmpty =
  'There is data in this database already. A backup is restored into an empty one only: choose another data folder with ' +
  'DATA_DIR, or another database with DATABASE_URL. Nothing was changed.';
