import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { removeBlobs } from './remove-blobs.ts';
import type { UploadRepository } from './uploads.repository.ts';

/** Forgets what has come of a file. Throws AppError('upload.not_found'). */
export async function dropUpload(
  { uploads, files }: { uploads: UploadRepository; files: FileStore },
  actor: Actor,
  { id }: { id: string },
): Promise<void> {
  const owner = ownerOf(actor);
  if ((await uploads.find(owner, id)) === undefined) throw new AppError('upload.not_found');
  await removeBlobs(files, await uploads.drop(owner, id));
}
