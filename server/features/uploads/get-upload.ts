import type { UploadInParts } from '#core/documents/upload-in-parts.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { UploadRepository } from './uploads.repository.ts';

/** How much of a file is there. Throws AppError('upload.not_found'). */
export async function getUpload(
  { uploads }: { uploads: UploadRepository },
  actor: Actor,
  { id }: { id: string },
): Promise<UploadInParts> {
  const upload = await uploads.find(ownerOf(actor), id);
  if (upload === undefined) throw new AppError('upload.not_found');
  return { id, size: upload.size, received: upload.received };
}
