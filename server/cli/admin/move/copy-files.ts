import type { ClientBase } from 'pg';
import { z } from 'zod';
import { moveSchema } from '#server/db/unfinished-move.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { copyFile } from '../backup/copy-file.ts';
import type { Digest } from '../backup/hashed-file.ts';
import { listBlobTables } from '../backup/schema.ts';
import { quoted } from '../backup/snapshot.ts';

type Deps = { client: ClientBase; from: FileStore; into: FileStore; onFile(): void };
type Copied = Digest & { name: string };

const filesAPage = 200;
const filesAtOnce = 8;

/** Copies the files that rows name and that have not come yet. Gives the names of those that the old place does not have. */
export async function copyFiles(deps: Deps): Promise<string[]> {
  const lost: string[] = [];
  for (const table of await listBlobTables(deps.client)) {
    for await (const names of missingFiles(deps.client, table)) {
      const copied: Copied[] = [];
      await eachOf(names, async (name) => {
        const digest = await copyFile(deps, name);
        if (digest === undefined) lost.push(name);
        else copied.push({ name, ...digest });
        deps.onFile();
      });
      await note(deps.client, copied);
    }
  }
  return lost;
}

/** What nobody needs goes: files that were copied for rows that were deleted at the old place before the move went on. */
export async function removeOthers({ client, into }: Pick<Deps, 'client' | 'into'>): Promise<void> {
  await removeRecordsOfNone(client);
  for await (const names of pagesOf(into)) {
    const { rows } = await client.query(
      `select name from unnest($1::text[]) as there (name)
       where not exists (select 1 from ${moveSchema}.files where files.name = there.name)`,
      [names],
    );
    for (const { name } of Names.parse(rows)) await into.remove(name);
  }
}

async function removeRecordsOfNone(client: ClientBase): Promise<void> {
  const tables = await listBlobTables(client);
  const unnamed = tables.map((table) => `not exists (select 1 from ${quoted(table)} where blob = name)`);
  await client.query(`delete from ${moveSchema}.files where ${unnamed.join(' and ')}`);
}

/** Runs some at once, so that one is on its way while another becomes durable. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const workOff = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, workOff));
}

const Names = z.array(z.object({ name: z.string() }));

async function* missingFiles(client: ClientBase, table: string): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    const { rows } = await client.query(
      `select blob as name from ${quoted(table)} where blob > $1
         and not exists (select 1 from ${moveSchema}.files where files.name = blob)
       order by blob limit ${filesAPage}`,
      [last],
    );
    const names = Names.parse(rows).map(({ name }) => name);
    if (names.length === 0) return;
    yield names;
    last = names.at(-1) ?? last;
  }
}

async function note(client: ClientBase, copied: readonly Copied[]): Promise<void> {
  await client.query(
    `insert into ${moveSchema}.files (name, size, sha256) select * from unnest($1::text[], $2::bigint[], $3::text[])`,
    [copied.map(({ name }) => name), copied.map(({ size }) => size), copied.map(({ sha256 }) => sha256)],
  );
}

/** Names that the store has, of its own kind alone. */
async function* pagesOf(files: FileStore): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const { name } of files.list()) {
    if (/^[a-z0-9-]{1,80}$/.test(name)) page.push(name);
    if (page.length < filesAPage) continue;
    yield page;
    page = [];
  }
  yield page;
}
