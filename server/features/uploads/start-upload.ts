import { randomUUID } from 'node:crypto';
import type { UploadInParts } from '#core/documents/upload-in-parts.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { UploadDocumentDeps } from '../documents/upload-document.ts';
import { tooLarge } from '../documents/too-large.ts';
import { removeBlobs } from './remove-blobs.ts';
import type { UploadRepository } from './uploads.repository.ts';

export type UploadInPartsDeps = UploadDocumentDeps & { uploads: UploadRepository };

/** Makes ready for a file that comes in parts. Nothing is counted yet; what would be refused at the end is refused here. */
export async function startUpload(
  deps: UploadInPartsDeps,
  actor: Actor,
  { size, address }: { size: number; address: string },
): Promise<UploadInParts> {
  const { documents, uploads, keyRing, files, chargeRules } = deps;
  await mustHaveRoom(deps);
  const { maxBytes, refusal } = await documents.findTerms(chargeRules, { actor, address });
  if (refusal !== undefined) throw refusal;
  if (size > maxBytes) throw tooLarge(maxBytes);

  const key = await keyRing.createKey(randomUUID());
  const network = chargeRules.blindIndex('address', networkOf(address));
  const dropped = await uploads.create(ownerOf(actor), { key, network, size });
  if (dropped === undefined) throw new AppError('request.too_many');
  await removeBlobs(files, dropped);
  return { id: key.id, size, received: 0 };
}

export async function mustHaveRoom({
  files,
  minFreeBytes,
}: Pick<UploadInPartsDeps, 'files' | 'minFreeBytes'>): Promise<void> {
  if ((await files.freeBytes()) < minFreeBytes) throw new AppError('storage.full');
}
