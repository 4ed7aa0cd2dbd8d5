import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { decompressSync } from 'fflate';

const packed = promisify(gzip);
/** Below this, packing saves less than a row in the database has of its own. */
const worthIt = 1024;
/** What gzip begins with, and zlib, which was used before it. No JSON does. */
const firstBytes = [0x1f, 0x78];

/** A value as bytes to be sealed: JSON, and packed where it is long. Ciphertext does not shrink any more. */
export async function packJson(value: unknown): Promise<Uint8Array> {
  const plain = Buffer.from(JSON.stringify(value));
  return plain.byteLength < worthIt ? plain : packed(plain);
}

/** Throws where the bytes are neither JSON nor packed JSON. */
export function unpackJson(bytes: Uint8Array): unknown {
  // Not by Node's own: it keeps what it writes to until a full collection (docs/adr/0039).
  const plain = firstBytes.includes(bytes[0] ?? 0) ? decompressSync(bytes) : bytes;
  return JSON.parse(Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength).toString());
}
