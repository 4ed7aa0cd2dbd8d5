import { createCipheriv, randomBytes } from 'node:crypto';
import { encodePieces } from './encode-pieces.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;

/** What stands before every key, nonce and text: which content it is, and how it is encrypted. */
const headerOf = (contentType: string): string =>
  Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', cty: contentType })).toString('base64url');

/**
 * Encrypts what comes in pieces as one JWE in compact form (RFC 7516, with `dir` and `A256GCM` of RFC 7518): a file of any size takes the
 * memory of one piece. `key` is 32 bytes; the nonce is drawn anew each time.
 */
export async function* writeJwe(
  plain: AsyncIterable<Uint8Array>,
  { key, contentType }: { key: Uint8Array; contentType: string },
): AsyncGenerator<string> {
  const header = headerOf(contentType);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(header, 'ascii'));
  // No key stands between the first two points: both sides have it.
  yield `${header}..${nonce.toString('base64url')}.`;
  async function* encrypted(): AsyncGenerator<Uint8Array> {
    for await (const piece of plain) yield cipher.update(piece);
    yield cipher.final();
  }
  yield* encodePieces(encrypted(), 'base64url');
  yield `.${cipher.getAuthTag().toString('base64url')}`;
}

/** How long such a JWE is, in characters, for so many bytes of content. */
export const lengthOfJwe = (bytes: number, contentType: string): number =>
  headerOf(contentType).length + '..'.length + 16 + '.'.length + Math.ceil((bytes * 4) / 3) + '.'.length + 22;
