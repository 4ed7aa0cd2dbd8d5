import type { FileStore } from '../../ports/file-store.ts';

export async function removeBlobs(files: FileStore, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) await files.remove(blob);
}
