import { randomUUID } from 'node:crypto';
import { maxUploadPartBytes, type UploadInParts } from '#core/documents/upload-in-parts.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { UploadPart } from '../documents/upload-parts.ts';
import { sealedAt } from './sealed-at.ts';
import { mustHaveRoom, type UploadInPartsDeps } from './start-upload.ts';
import type { UploadRecord } from './uploads.repository.ts';

type NextPart = { id: string; start: number; parts: AsyncIterable<UploadPart> };

/**
 * Keeps the next part of a file, sealed, and tells how much is there. Throws AppError('upload.not_found'), and 'upload.out_of_place' with
 * the place where the next part has to begin.
 */
export async function addUploadPart(
  deps: UploadInPartsDeps,
  actor: Actor,
  { id, start, parts }: NextPart,
): Promise<UploadInParts> {
  const { uploads, files } = deps;
  const owner = ownerOf(actor);
  const upload = await uploads.find(owner, id);
  if (upload === undefined) throw new AppError('upload.not_found');
  if (start !== upload.received) throw outOfPlace(upload.received);
  await mustHaveRoom(deps);

  const blob = randomUUID();
  const length = await storePart(deps, upload, { blob, start, parts });
  const received = length === 0 ? undefined : await uploads.addPart(owner, id, { start, length, blob });
  if (received !== undefined) return { id, size: upload.size, received };
  await files.remove(blob);
  throw outOfPlace((await uploads.find(owner, id))?.received ?? 0);
}

const outOfPlace = (received: number) => new AppError('upload.out_of_place', { values: { received } });

type StoredPart = { blob: string; start: number; parts: AsyncIterable<UploadPart> };

/** How many bytes came. */
async function storePart(
  { keyRing, files }: UploadInPartsDeps,
  { key, size }: UploadRecord,
  { blob, start, parts }: StoredPart,
): Promise<number> {
  const most = Math.min(maxUploadPartBytes, size - start);
  let length = 0;
  async function* counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > most) throw new AppError('request.too_large');
      yield chunk;
    }
  }
  let isStored = false;
  try {
    for await (const part of parts) {
      if (isStored || part.kind !== 'file' || part.name !== 'file') throw new AppError('request.invalid');
      await files.write(blob, keyRing.encryptStream(key, sealedAt(start), counted(part.bytes)));
      isStored = true;
    }
    if (!isStored) throw new AppError('upload.file_missing');
  } catch (error) {
    await files.remove(blob);
    throw error;
  }
  return length;
}
