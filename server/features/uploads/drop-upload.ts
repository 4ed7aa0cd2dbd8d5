import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { removeBlobs } from './remove-blobs.ts';
import type { UploadRepository } from './uploads.repository.ts';

/** Forgets what has come of a file. Forgetting what is not there is no error. */
export async function dropUpload(
  { uploads, files }: { uploads: UploadRepository; files: FileStore },
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  await removeBlobs(files, await uploads.drop(ownerOf(actor), id));
}
