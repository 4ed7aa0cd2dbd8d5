import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { assertFileName } from './file-name.ts';
import { removeStaleTemporaryFiles, temporaryName } from './temporary-files.ts';

/** Blobs as files of one folder, which only its owner may enter. Opening it clears what a killed process left unfinished. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeStaleTemporaryFiles(folder);

  const pathOf = (name: string) => {
    assertFileName(name);
    return join(folder, name);
  };

  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const temporary = join(folder, temporaryName(randomUUID()));
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(temporary, { force: true });
        throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new AppError('storage.full', { cause: error }) : error;
      }
    },
    async *read(name) {
      try {
        yield* createReadStream(pathOf(name), { highWaterMark: 256 * 1024 });
      } catch (error) {
        throw hasCode(error, 'ENOENT', 'EIO') ? new AppError('storage.damaged', { cause: error }) : error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await syncFolder(folder);
    },
    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        const found = await stat(join(folder, entry.name)).catch(() => undefined);
        if (found !== undefined) yield { name: entry.name, writtenAt: found.mtime };
      }
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function writeDurably(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename or a removal durable. Windows has no handle on folders to sync. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
