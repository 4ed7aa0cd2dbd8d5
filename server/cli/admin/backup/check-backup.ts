import { join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';
import { digestOf } from './hashed-file.ts';
import { blobFolder, type Manifest } from './manifest.ts';
import { tableFile } from './snapshot.ts';

/** Reads every file of a backup. Throws StartupError that names the first which is not what the manifest says. */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    await check(tableFile(join(folder, manifest.folder), table), { size: table.bytes, sha256: table.sha256 });
  }
  for (const blob of manifest.blobs) await check(join(blobFolder(folder), blob.name), blob);
}

async function check(path: string, wanted: { size: number; sha256: string }): Promise<void> {
  const found = await digestOf(path);
  if (found?.size === wanted.size && found.sha256 === wanted.sha256) return;
  const what = found === undefined ? 'is missing' : 'is damaged';
  throw new StartupError(`The backup is not whole: ${path} ${what}. Nothing was restored.`);
}
