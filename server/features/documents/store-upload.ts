import { createHash } from 'node:crypto';
import type { FileStore } from '../../ports/file-store.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';
import type { MediaType } from '../../ports/text-extractor.ts';
import { peek } from './peek.ts';
import { parts } from './sealed-parts.ts';
import { sniffBytes, sniffMediaType } from './sniff-media-type.ts';
import { tooLarge } from './too-large.ts';

/** What came of the bytes of an upload. Nothing was kept when they were too many or of no known type. */
export type StoredUpload = { size: number; mediaType: MediaType | undefined; sha256: string };

/** Where the bytes go, and how many there may be. */
export type UploadPlace = { key: DocumentKey; blob: string; maxBytes: number };

type StoreUploadDeps = { keyRing: KeyRing; files: FileStore };

/** Encrypts a file into the store while it arrives. Counts what comes, whatever was announced, and stops one byte too late. */
export async function storeUpload(
  { keyRing, files }: StoreUploadDeps,
  { key, blob, maxBytes }: UploadPlace,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredUpload> {
  const { start, whole } = await peek(bytes, sniffBytes);
  const mediaType = sniffMediaType(start);
  const hash = createHash('sha256');
  let size = 0;

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of whole) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }

  try {
    if (mediaType === undefined || start.length === 0) await discard(counted());
    else await files.write(blob, keyRing.encryptStream(key, parts.original, counted()));
  } catch (error) {
    if (size <= maxBytes) throw error;
  }
  return { size, mediaType, sha256: hash.digest('hex') };
}

async function discard(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of bytes);
}
