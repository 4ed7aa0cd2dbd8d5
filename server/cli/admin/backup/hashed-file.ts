import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export type Digest = { size: number; sha256: string };

/** Passes bytes on as they are, and knows what they were when all have passed. */
export function hashing(bytes: AsyncIterable<Uint8Array>): { bytes: AsyncIterable<Uint8Array>; digest(): Digest } {
  const hash = createHash('sha256');
  let size = 0;
  const passing = (async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  })();
  return { bytes: passing, digest: () => ({ size, sha256: hash.digest('hex') }) };
}

/** What stands in a file; undefined when it is not there. */
export async function digestOf(path: string): Promise<Digest | undefined> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
      if (!(chunk instanceof Uint8Array)) continue;
      hash.update(chunk);
      size += chunk.length;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}
