import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#server/ports/file-store.ts';
import { copyFile } from './copy-file.ts';
import { digestOf } from './hashed-file.ts';
import { blobFolder, type BlobEntry } from './manifest.ts';

export type CopyBlobs = { from: FileStore; into: FileStore; folder: string };

/** What is known of the blobs in a backup. Copied counts this time's alone. */
export type BlobBook = { entries: Map<string, BlobEntry>; copied: { blobs: number; bytes: number } };

/** A blob never changes under its name: what the backup has it keeps. Gives those that were not there to be copied. */
export async function copyBlobs(deps: CopyBlobs, names: readonly string[], book: BlobBook): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (book.entries.has(name)) continue;
    const entry = (await keptEntry(deps.folder, name)) ?? (await copyBlob(deps, name, book));
    if (entry === undefined) missing.push(name);
    else book.entries.set(name, entry);
  }
  return missing;
}

/** Of a backup that was interrupted before its manifest was written: each of its blobs is whole all the same. */
async function keptEntry(folder: string, name: string): Promise<BlobEntry | undefined> {
  const digest = await digestOf(join(blobFolder(folder), name));
  return digest && { name, ...digest };
}

async function copyBlob(deps: CopyBlobs, name: string, book: BlobBook): Promise<BlobEntry | undefined> {
  const digest = await copyFile(deps, name);
  if (digest === undefined) return undefined;
  book.copied.blobs += 1;
  book.copied.bytes += digest.size;
  return { name, ...digest };
}

/** Those of an earlier manifest that are still there in the same size. One that is not is removed, to be copied again. */
export async function stillThere(folder: string, entries: readonly BlobEntry[]): Promise<Map<string, BlobEntry>> {
  const there = new Map<string, BlobEntry>();
  for (const entry of entries) {
    const path = join(blobFolder(folder), entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found?.size === entry.size) there.set(entry.name, entry);
    else await rm(path, { force: true });
  }
  return there;
}
