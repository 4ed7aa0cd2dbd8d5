import { sql } from 'kysely';
import { AppError } from '#core/kernel/app-error.ts';
import { selectDocuments, toRecord } from '#server/features/documents/document-query.ts';
import type { DocumentRecord } from '#server/features/documents/document-record.ts';
import { parts } from '#server/features/documents/sealed-parts.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { AdminContext } from '../command.ts';
import { hashing } from './hashed-file.ts';
import type { BlobEntry, Manifest } from './manifest.ts';

type Copy = Pick<AdminContext, 'db' | 'files' | 'keyRing'>;

/** How many documents open, and in a line each what of a restored copy is not as the backup has it. */
export type Comparison = { documents: number; problems: string[] };

/** Counts every table, reads every file, and opens every document with its key. */
export async function compareCopy(copy: Copy, manifest: Manifest): Promise<Comparison> {
  const problems: string[] = [];
  for (const { name, rows } of manifest.tables) {
    const found = await countRows(copy, name);
    if (found !== rows) problems.push(`The table ${name} has ${found} rows in the copy, and ${rows} in the backup.`);
  }
  for (const blob of manifest.blobs) {
    if (!(await isSame(copy.files, blob)))
      problems.push(`The file ${blob.name} of the copy is not that of the backup.`);
  }
  const lost = new Set(manifest.lostBlobs);
  let documents = 0;
  for (const row of await selectDocuments(copy.db).execute()) {
    const record = toRecord(row);
    if (lost.has(record.blob)) continue;
    if (await doesOpen(copy, record)) documents += 1;
    else problems.push(`The document ${record.ticket} of the copy does not open.`);
  }
  return { documents, problems };
}

async function countRows({ db }: Copy, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

const isSame = (files: FileStore, { name, size, sha256 }: BlobEntry): Promise<boolean> =>
  unlessDamaged(async () => {
    const { bytes, digest } = hashing(files.read(name));
    await countBytes(bytes);
    const found = digest();
    return found.size === size && found.sha256 === sha256;
  });

const doesOpen = ({ files, keyRing }: Copy, { key, blob, fileSize }: DocumentRecord): Promise<boolean> =>
  unlessDamaged(
    async () => (await countBytes(keyRing.decryptStream(key, parts.original, files.read(blob)))) === fileSize,
  );

async function unlessDamaged(holds: () => Promise<boolean>): Promise<boolean> {
  try {
    return await holds();
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return false;
    throw error;
  }
}

async function countBytes(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of bytes) size += chunk.length;
  return size;
}
