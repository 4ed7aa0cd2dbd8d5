import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '#server/adapters/postgres/folders.ts';
import { StartupError } from '#server/startup-error.ts';

const hash = z.string().regex(/^[\da-f]{64}$/);
const sealed = z.object({ wrapped: z.base64(), sealed: z.base64() });
const tableName = z.string().regex(/^[a-z_\d]+$/);

const Table = z.object({
  name: tableName,
  columns: z.array(tableName),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: hash,
});
export type TableEntry = z.infer<typeof Table>;

const Blob = z.object({ name: z.string().regex(/^[a-z\d-]{1,80}$/), size: z.number().int(), sha256: hash });
export type BlobEntry = z.infer<typeof Blob>;

const Sequence = z.object({ name: tableName, last: z.string().regex(/^\d+$/), isCalled: z.boolean() });
export type SequenceEntry = z.infer<typeof Sequence>;

/** What a whole backup holds. It is written last: without it, or with one that does not fit, there is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Steps of the schema that the tables are of. */
  migrations: z.array(z.string()),
  /** The folder of the tables. */
  folder: z.string().regex(/^tables-[\da-f-]{36}$/),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  blobs: z.array(Blob),
  /** Blobs that belong to a document and were not there to be copied. */
  lostBlobs: z.array(z.string()),
  /** Both open with the right master key only. Under the second stands what the manifest itself is sealed with. */
  canary: sealed,
  root: sealed,
});
export type Manifest = z.infer<typeof Manifest>;

const File = z.object({ seal: hash, manifest: z.unknown() });

export const blobFolder = (folder: string): string => join(folder, 'blobs');
const pathOf = (folder: string): string => join(folder, 'manifest.json');

/** A manifest as it was read, and what it is sealed with: nothing in it is to be believed before the seal was checked. */
export type SealedManifest = { manifest: Manifest; isSealedBy(key: Uint8Array): boolean };

/** Undefined where no backup was ever finished. Throws StartupError for a manifest that cannot be one. */
export async function readManifest(folder: string): Promise<SealedManifest | undefined> {
  const text = await readFile(pathOf(folder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartupError(`The backup in ${folder} cannot be read.`, { cause: error });
  });
  if (text === undefined) return undefined;
  const file = File.safeParse(parseJson(text));
  const manifest = Manifest.safeParse(file.data?.manifest);
  if (!file.success || !manifest.success) {
    throw new StartupError(
      `The backup in ${folder} is damaged, or was made by another version: its manifest says nothing.`,
    );
  }
  const { seal, manifest: raw } = file.data;
  return {
    manifest: manifest.data,
    isSealedBy: (key) => timingSafeEqual(Buffer.from(seal, 'hex'), sealOf(key, raw)),
  };
}

/** Puts a manifest in the place of the one before, whole or not at all. */
export async function writeManifest(folder: string, manifest: Manifest, key: Uint8Array): Promise<void> {
  const temporary = `${pathOf(folder)}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ seal: sealOf(key, manifest).toString('hex'), manifest }, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, pathOf(folder));
  if (process.platform !== 'win32') syncFolder(folder);
}

const sealOf = (key: Uint8Array, manifest: unknown): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(manifest)).digest();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
