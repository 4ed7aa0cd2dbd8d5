import { promisify } from 'node:util';
import { deflate, inflateSync } from 'node:zlib';

const packed = promisify(deflate);
/** Below this, packing saves less than a row in the database has of its own. */
const worthIt = 1024;
/** What every stream of zlib begins with as it is made here, and no JSON does. */
const firstByte = 0x78;

/** A value as bytes to be sealed: JSON, and packed where it is long. Ciphertext does not shrink any more. */
export async function packJson(value: unknown): Promise<Uint8Array> {
  const plain = Buffer.from(JSON.stringify(value));
  return plain.byteLength < worthIt ? plain : packed(plain);
}

/** Throws where the bytes are neither JSON nor packed JSON. */
export function unpackJson(bytes: Uint8Array): unknown {
  const plain = bytes[0] === firstByte ? inflateSync(bytes) : Buffer.from(bytes);
  return JSON.parse(plain.toString());
}
