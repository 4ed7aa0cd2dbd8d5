import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { openFolderFileStore } from '#server/adapters/file-store/folder.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { StartupError } from '#server/startup-error.ts';
import { copyBlobs, stillThere, type BlobBook } from './copy-blobs.ts';
import { blobFolder, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { listBlobs, takeSnapshot, type Snapshot } from './snapshot.ts';

export type MakeBackupDeps = {
  client: ClientBase;
  files: FileStore;
  /** What the manifest is sealed with. */
  backupKey: Uint8Array;
};

export type MadeBackup = { manifest: Manifest; copied: BlobBook['copied'] };

const isOfBackup = /^(manifest\.json(\.new)?|blobs|tables-[\da-f-]{36}|lost\+found)$/;
const tries = 3;
const pauseMs = 500;

/**
 * Brings the backup in a folder to what the program holds now. The one before stays whole until this one is, and is gone then: what was
 * erased is in no backup any more.
 */
export async function makeBackup({ client, files, backupKey }: MakeBackupDeps, folder: string): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const others = (await readdir(folder)).filter((name) => !isOfBackup.test(name));
  if (others.length > 0) throw new StartupError(`There are other files in ${folder}. Choose a folder of its own.`);
  const into = await openFolderFileStore(blobFolder(folder));
  const before = await readManifest(folder);
  if (before?.isSealedBy(backupKey) === false) throw new StartupError(notOurs(folder));
  const book: BlobBook = {
    entries: await stillThere(folder, before?.manifest.blobs ?? []),
    copied: { blobs: 0, bytes: 0 },
  };
  const copying = { from: files, into, folder };

  // Most of the work, before the moment that the tables are of: hardly anything is erased between that and the rest.
  await copyBlobs(copying, await listBlobs(client), book);
  const { name, snapshot, lost } = await snapshotWithBlobs(client, folder, (names) => copyBlobs(copying, names, book));

  const { blobs: needed, ...tables } = snapshot;
  const blobs = needed.flatMap((blob) => book.entries.get(blob) ?? []);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    folder: name,
    ...tables,
    blobs,
    lostBlobs: lost,
  };
  await writeManifest(folder, manifest, backupKey);
  await removeOthers(folder, into, manifest);
  return { manifest, copied: book.copied };
}

/** A blob may be erased after the moment of the tables. Then they are taken again: what is missing every time is lost. */
async function snapshotWithBlobs(
  client: ClientBase,
  folder: string,
  copy: (names: readonly string[]) => Promise<string[]>,
): Promise<{ name: string; snapshot: Snapshot; lost: string[] }> {
  for (let left = tries - 1; ; left -= 1) {
    const name = `tables-${randomUUID()}`;
    const snapshot = await takeSnapshot(client, join(folder, name));
    const lost = await copy(snapshot.blobs);
    if (lost.length === 0 || left === 0) return { name, snapshot, lost };
    await rm(join(folder, name), { recursive: true });
    await pause(pauseMs);
  }
}

async function removeOthers(folder: string, into: FileStore, manifest: Manifest): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('tables-') && name !== manifest.folder) await rm(join(folder, name), { recursive: true });
  }
  const kept = new Set(manifest.blobs.map(({ name }) => name));
  for await (const { name } of into.list()) if (!kept.has(name)) await into.remove(name);
}

const notOurs = (folder: string): string =>
  `The backup in ${folder} is of another installation, or was changed. Choose another folder, or remove it first.`;
