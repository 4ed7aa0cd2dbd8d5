/**
 * What a child process sends: frames of one byte that names the kind, four bytes of length (big-endian), and the content. A kind
 * that nobody knows or a length beyond what its kind may have is a fault of the child, and nothing of it is kept.
 */
export type FrameKind = 'page' | 'picture' | 'answer' | 'undrawable';

export type Frame = { kind: FrameKind; content: Uint8Array };

const megabyte = 1024 ** 2;
const headBytes = 5;

const kinds: readonly { kind: FrameKind; mark: number; maxBytes: number }[] = [
  { kind: 'page', mark: 1, maxBytes: 1024 },
  { kind: 'picture', mark: 2, maxBytes: 8 * megabyte },
  { kind: 'answer', mark: 3, maxBytes: 32 * megabyte },
  { kind: 'undrawable', mark: 4, maxBytes: 0 },
];

/** A frame as bytes to send, head first. Throws when the content is longer than its kind may be. */
export function encodeFrame(kind: FrameKind, content: Uint8Array): [head: Uint8Array, content: Uint8Array] {
  const known = kinds.find((each) => each.kind === kind);
  if (known === undefined || content.length > known.maxBytes) throw new FrameError();
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(known.mark, 0);
  head.writeUInt32BE(content.length, 1);
  return [head, content];
}

/** The frames of a stream, one at a time: no more is read while one is looked at. Throws FrameError at the first that is wrong. */
export async function* readFrames(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const bytes = createByteReader(stream);
  for (;;) {
    const head = await bytes.take(headBytes);
    if (head === undefined) return;
    const known = kinds.find(({ mark }) => mark === head.readUInt8(0));
    const length = head.readUInt32BE(1);
    if (known === undefined || length > known.maxBytes) throw new FrameError();
    const content = await bytes.take(length);
    if (content === undefined) throw new FrameError();
    yield { kind: known.kind, content };
  }
}

export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** `take` gives exactly so many bytes; undefined at the end of the stream, FrameError when it ends in between. */
function createByteReader(stream: AsyncIterable<Uint8Array>) {
  const chunks = stream[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let size = 0;
  return {
    async take(length: number): Promise<Buffer | undefined> {
      while (size < length) {
        const { done, value } = await chunks.next();
        if (done === true) {
          if (size > 0) throw new FrameError();
          return undefined;
        }
        held.push(value);
        size += value.length;
      }
      // Joined once a frame, however many pieces it came in.
      const all = Buffer.concat(held, size);
      held.splice(0, held.length, all.subarray(length));
      size -= length;
      return all.subarray(0, length);
    },
  };
}
