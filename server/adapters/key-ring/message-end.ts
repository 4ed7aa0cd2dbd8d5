import { createByteReader } from './byte-reader.ts';
import { readFrameHead, readHeader, tagBytes } from './open-message.ts';

/**
 * The bytes of a message as they come, which are to end with its last frame. Throws when more follow: the library takes those for a
 * signature, gathers all of them in memory, and says nothing.
 */
export async function* upToItsEnd(message: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unread: Uint8Array = new Uint8Array();
  let toPass = 0;
  let last: Part | undefined;
  for await (const piece of message) {
    let rest = Buffer.concat([unread, piece]);
    while (rest.length > 0) {
      if (toPass === 0) {
        if (last?.isLast === true) throw new Error('Something follows the message.');
        const part = partAt(rest, last?.frameLength);
        if (part === undefined) break;
        last = part;
        toPass = part.bytes;
      }
      const passed = Math.min(toPass, rest.length);
      rest = rest.subarray(passed);
      toPass -= passed;
    }
    unread = rest;
    yield piece;
  }
}

/** The header or a frame, with its tag. */
type Part = { bytes: number; frameLength: number; isLast: boolean };

/** What the bytes begin with: a header, or a frame where their length is known. Undefined while there are too few to tell. */
function partAt(bytes: Uint8Array, known: number | undefined): Part | undefined {
  const reader = createByteReader(bytes);
  try {
    const frameLength = known ?? readHeader(reader).frameLength;
    const { isLast, length } = known === undefined ? { isLast: false, length: 0 } : readFrameHead(reader, frameLength);
    return { bytes: bytes.length - reader.left() + length + tagBytes, frameLength, isLast };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
