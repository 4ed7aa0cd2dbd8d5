import { once } from 'node:events';
import { PassThrough, type Duplex } from 'node:stream';

/**
 * Feeds a source through one of the encryption library's streams. These must never be destroyed: one torn down in the
 * middle raises an error that nothing can catch. When the source fails or the reader leaves, the stream is brought to
 * its end and what it still gives out is thrown away.
 */
export async function* driveStream(source: AsyncIterable<Uint8Array>, stream: Duplex): AsyncGenerator<Uint8Array> {
  const out = new PassThrough();
  stream.on('error', (error: Error) => out.destroy(error));
  const left = new AbortController();
  out.on('close', () => {
    left.abort();
    stream.unpipe(out);
    stream.resume();
  });
  stream.pipe(out);
  void feed(source, stream, left.signal).catch((error: unknown) => {
    // In this order, so that a message that ends too early is never taken for a whole one.
    out.destroy(asError(error));
    stream.end();
  });
  yield* out;
}

async function feed(source: AsyncIterable<Uint8Array>, stream: Duplex, left: AbortSignal): Promise<void> {
  for await (const chunk of source) {
    if (left.aborted) break;
    if (!stream.write(chunk)) await once(stream, 'drain', { signal: left }).catch(() => undefined);
  }
  stream.end();
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The source failed.', { cause: error });
