import type { ClientBase } from 'pg';
import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import { moveSchema } from '#server/db/unfinished-move.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { hashing } from '../backup/hashed-file.ts';
import { eachOf } from './copy-files.ts';

type Deps = { client: ClientBase; files: FileStore; onFile(): void };

const Page = z.array(z.object({ name: z.string(), size: z.coerce.number(), sha256: z.string() }));
type Wanted = z.infer<typeof Page>[number];

export type ComparedFiles = { files: number; bytes: number; different: string[] };

const filesAPage = 500;

/** Reads every file at the new place and holds it against what was read at the old one. Those that differ are copied anew the next time. */
export async function compareFiles(deps: Deps): Promise<ComparedFiles> {
  const compared: ComparedFiles = { files: 0, bytes: 0, different: [] };
  for await (const page of pagesOf(deps.client)) {
    await eachOf(page, async (wanted) => {
      if (!(await isAsCopied(deps.files, wanted))) compared.different.push(wanted.name);
      compared.files += 1;
      compared.bytes += wanted.size;
      deps.onFile();
    });
  }
  await deps.client.query(`delete from ${moveSchema}.files where name = any($1)`, [compared.different]);
  return compared;
}

async function isAsCopied(files: FileStore, { name, size, sha256 }: Wanted): Promise<boolean> {
  const { bytes, digest } = hashing(files.read(name));
  try {
    for await (const _chunk of bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return false;
    throw error;
  }
  const found = digest();
  return found.size === size && found.sha256 === sha256;
}

async function* pagesOf(client: ClientBase): AsyncGenerator<Wanted[]> {
  for (let last = ''; ;) {
    const { rows } = await client.query(
      `select name, size, sha256 from ${moveSchema}.files where name > $1 order by name limit ${filesAPage}`,
      [last],
    );
    const page = Page.parse(rows);
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)?.name ?? last;
  }
}
