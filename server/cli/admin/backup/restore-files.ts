import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '#server/ports/file-store.ts';
import { StartupError } from '#server/startup-error.ts';
import { hashing } from './hashed-file.ts';
import { blobFolder, type Manifest } from './manifest.ts';

/** Throws StartupError when files are stored that are not of this backup. Those of a restoring that was interrupted are. */
export async function refuseOtherFiles(files: FileStore, { blobs }: Manifest): Promise<void> {
  const ours = new Set(blobs.map(({ name }) => name));
  for await (const { name } of files.list()) {
    if (!ours.has(name)) throw new StartupError(otherFiles);
  }
}

/** Gives how many bytes were written. */
export async function restoreFiles(files: FileStore, folder: string, { blobs }: Manifest): Promise<number> {
  let written = 0;
  for (const { name, sha256 } of blobs) {
    const { bytes, digest } = hashing(createReadStream(join(blobFolder(folder), name), { highWaterMark: 256 * 1024 }));
    await files.write(name, bytes);
    const found = digest();
    // The file was whole a moment ago: the disk gives other bytes each time.
    if (found.sha256 !== sha256) throw new Error(`The file ${name} changed while it was read.`);
    written += found.size;
  }
  return written;
}

const otherFiles =
  'There are files in this data folder already. A backup is restored into an empty one only: choose another with DATA_DIR. ' +
  'Nothing was changed.';
