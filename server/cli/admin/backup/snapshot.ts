import { append } from '#core/kernel/append.ts';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { hashing } from './hashed-file.ts';
import type { Manifest, SequenceEntry, TableEntry } from './manifest.ts';
import { listBlobTables, listMigrations, listSequences, listTables, type TableShape } from './schema.ts';

export type Snapshot = Pick<Manifest, 'tables' | 'sequences' | 'migrations' | 'canary' | 'root'> & {
  /** Every blob that a row names. */
  blobs: string[];
};

/** Writes every table, as all of them are at one moment, as a file into a folder. The program may go on meanwhile. */
export async function takeSnapshot(client: ClientBase, folder: string): Promise<Snapshot> {
  await mkdir(folder, { mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await copyOut(client, table, folder));
    return {
      tables,
      sequences: await readSequences(client),
      migrations: await listMigrations(client),
      blobs: await listBlobs(client),
      canary: await readSealed(client, 'select wrapped, sealed from key_canary'),
      root: await readSealed(client, "select wrapped, sealed from installation_secrets where name = 'root'"),
    };
  } finally {
    await client.query('rollback');
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnsOf = ({ columns }: TableShape): string => columns.map(quoted).join(', ');
export const tableFile = (folder: string, { name }: { name: string }): string => join(folder, `${name}.copy`);

/** Every blob that rows name at this moment. */
export async function listBlobs(client: ClientBase): Promise<string[]> {
  const names: string[] = [];
  for (const table of await listBlobTables(client)) {
    const { rows } = await client.query(`select blob from ${quoted(table)}`);
    append(
      names,
      z
        .array(z.object({ blob: z.string() }))
        .parse(rows)
        .map(({ blob }) => blob),
    );
  }
  return names;
}

async function copyOut(client: ClientBase, table: TableShape, folder: string): Promise<TableEntry> {
  const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
  const { bytes, digest } = hashing(rows);
  const file = await open(tableFile(folder, table), 'wx', 0o600);
  try {
    for await (const chunk of bytes) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
  const { size, sha256 } = digest();
  return { ...table, rows: rows.rowCount, bytes: size, sha256 };
}

/** Where every sequence stands. */
export async function readSequences(client: ClientBase): Promise<SequenceEntry[]> {
  const entries: SequenceEntry[] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    const [row] = z.array(z.object({ last: z.string(), isCalled: z.boolean() })).parse(rows);
    if (row !== undefined) entries.push({ name, ...row });
  }
  return entries;
}

const Sealed = z.tuple([z.object({ wrapped: z.instanceof(Buffer), sealed: z.instanceof(Buffer) })]);

async function readSealed(client: ClientBase, statement: string): Promise<Manifest['canary']> {
  const [{ wrapped, sealed }] = Sealed.parse((await client.query(statement)).rows);
  return { wrapped: wrapped.toString('base64'), sealed: sealed.toString('base64') };
}
