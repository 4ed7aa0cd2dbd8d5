import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { digestOf, hashing } from './hashed-file.ts';
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

async function copyBlob({ from, into }: CopyBlobs, name: string, book: BlobBook): Promise<BlobEntry | undefined> {
  const { bytes, digest } = hashing(from.read(name));
  try {
    await into.write(name, bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return undefined;
    throw error;
  }
  const { size, sha256 } = digest();
  book.copied.blobs += 1;
  book.copied.bytes += size;
  return { name, size, sha256 };
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
