import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { S3Place } from '../../files-config.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { assertFileName } from './file-name.ts';
import { namedS3Fault } from './s3-fault.ts';

// Of each file that is on its way, at most two parts are in memory: sixteen large uploads at once are 160 MB.
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;

const connectWithinMs = 5_000;
const usual = { silentMs: 20_000 };

/** Milliseconds until a request is given up for which nothing arrives, before the response or in the middle of it. */
type Patience = { silentMs: number };

/** Blobs as objects of a bucket. Fails where the bucket cannot be reached. */
export async function openS3FileStore(place: S3Place, patience: Patience = usual): Promise<FileStore> {
  const { bucket: Bucket, prefix } = place;
  const client = connectTo(place, patience);
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    client.destroy();
    throw error;
  });

  const keyOf = (name: string) => {
    assertFileName(name);
    return prefix + name;
  };

  return {
    async write(name, bytes) {
      const source = watched(bytes);
      const upload = new Upload({
        client,
        params: { Bucket, Key: keyOf(name), Body: Readable.from(source.chunks, { objectMode: false }) },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      // What was sent of a file that broke off is taken back. Where that fails too, the first fault is the one to tell.
      await upload.done().catch((error: unknown) => throwNamed(source.fault() ?? error));
    },
    async *read(name) {
      const Key = keyOf(name);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        yield* piecesOf(Body, patience);
      } catch (error) {
        throw namedS3Fault(error);
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })).catch(throwNamed);
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }))
          .catch(throwNamed);
        for (const { Key = '', LastModified } of page.Contents ?? [])
          if (LastModified) yield { name: Key.slice(prefix.length), writtenAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    // A bucket has no end that it would tell of; one that is full says so when something is written.
    freeBytes: async () => Number.MAX_SAFE_INTEGER,
  };
}

function connectTo({ region, endpoint, credentials }: S3Place, { silentMs }: Patience): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // Servers of one's own seldom have a name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 4,
    requestHandler: { connectionTimeout: connectWithinMs, requestTimeout: silentMs, throwOnRequestTimeout: true },
  });
}

/** The chunks of a writer as copies, since it may use its own again, and what it threw. */
function watched(bytes: AsyncIterable<Uint8Array>): { chunks: AsyncIterable<Uint8Array>; fault(): unknown } {
  let fault: unknown;
  async function* copies() {
    try {
      for await (const chunk of bytes) yield Uint8Array.from(chunk);
    } catch (error) {
      fault = error;
      throw error;
    }
  }
  return { chunks: copies(), fault: () => fault };
}

/** The limit applies only while we wait for the bucket: the reader may be as slow as it likes. */
async function* piecesOf(body: unknown, { silentMs }: Patience): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) throw new TypeError('The answer has no bytes.');
  const pieces = body.iterator() as AsyncIterator<Uint8Array>;
  const giveUp = () => body.destroy(new FellSilent());
  try {
    for (;;) {
      const limit = setTimeout(giveUp, silentMs);
      const { done, value } = await pieces.next().finally(() => clearTimeout(limit));
      if (done === true) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}

class FellSilent extends Error {
  override readonly name = 'TimeoutError';
}

function throwNamed(error: unknown): never {
  throw namedS3Fault(error);
}
