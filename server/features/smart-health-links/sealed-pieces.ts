import type { DocumentRecord } from '../documents/document-record.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { FoundLink } from './find-link.ts';
import { openLink } from './sealed-link.ts';
import { writeJwe } from './write-jwe.ts';

export const fileContentType = 'application/fhir+json';

type ToSeal = { link: FoundLink; record: DocumentRecord; pieces: AsyncIterable<Uint8Array> };

/** A file of a link, encrypted with the key that only those have who have the link. */
export async function sealedPieces(
  { keyRing }: { keyRing: KeyRing },
  { link: { addressHash, sealedLink }, record, pieces }: ToSeal,
): Promise<AsyncIterable<string>> {
  const { key } = await openLink(keyRing, { key: record.key, addressHash }, sealedLink);
  return writeJwe(pieces, { key: Buffer.from(key, 'base64url'), contentType: fileContentType });
}
