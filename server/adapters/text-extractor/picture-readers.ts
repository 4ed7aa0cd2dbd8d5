import { extname } from 'node:path';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import type { AskForCore } from './child/ask-for-core.ts';
import { createGate } from '#server/gate.ts';
import type { ThreadPool } from '#server/thread-pool.ts';
import './no-reports.ts';
import type { PageReading } from './page-reading.ts';
import type { Grey } from './picture/grey.ts';

export type PictureReaders = {
  /**
   * The words of a picture. Its pixels are given away: they are empty afterwards. A picture that nobody can read, or that takes too
   * long, is a page with a problem; throws when the readers themselves cannot be had.
   */
  read(picture: Grey): Promise<PageReading>;
  close(): Promise<void>;
};

type Settings = {
  /** How many pictures are read at once. */
  threads: number;
  /** Asked before every picture, where cores are shared with other processes. */
  askForCore?: AskForCore;
  /** After which a page is given up, and its thread with it. */
  pageMs?: number;
  /** After which no page is begun any more, so that what was read before comes to be of use. */
  untilMs?: number;
  /** What a thread may hold without the pixels. One that holds more loses its page. */
  heapMegabytes?: number;
  /** The file whose default export reads a picture. */
  program?: URL;
};

// Beside this file, whether it is a source or was built of it.
const readingProgram = new URL(`picture-readers-thread${extname(import.meta.url)}`, import.meta.url);

/** Threads of this process with a recogniser each, started when the first pictures come. */
export function createPictureReaders({
  threads,
  askForCore = async () => () => undefined,
  pageMs = 45_000,
  untilMs = 35 * 60_000,
  heapMegabytes = 384,
  program = readingProgram,
}: Settings): PictureReaders {
  const startedAt = performance.now();
  const gate = createGate({ atOnce: threads });
  let pool: Promise<ThreadPool> | undefined;
  // Most files have no picture to recognise, and loading the pool was a fifth of the time that a text took.
  const startPool = async () => {
    const { createThreadPool } = await import('#server/thread-pool.ts');
    return createThreadPool({
      program,
      threads,
      idleMs: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      useAtomics: false, // a thread that waits must still serve the threads of its own
    });
  };
  const readInThread = async (picture: Grey): Promise<PageReading> => {
    const { width, height } = picture;
    if (performance.now() - startedAt > untilMs) return unread(width, height);
    const threadPool = await (pool ??= startPool());
    const given = giveAway(picture);
    const limit = AbortSignal.timeout(pageMs);
    try {
      const reading: PageReading = await threadPool.run(given, {
        transfer: [given.pixels.buffer],
        signal: limit,
      });
      return reading;
    } catch (error) {
      if (limit.aborted || isOutOfMemory(error)) return unread(width, height);
      throw error;
    }
  };
  const readInTurn = async (picture: Grey): Promise<PageReading> => {
    const giveBack = await askForCore();
    return readInThread(picture).finally(giveBack);
  };
  return { read: (picture) => gate(() => readInTurn(picture)), close: async () => (await pool)?.close() };
}

/** Pixels in a buffer that another thread can take over without copying; a copy where a library keeps its hand on them. */
function giveAway({ pixels, width, height }: Grey): Grey & { pixels: Uint8Array<ArrayBuffer> } {
  const { buffer } = pixels;
  const isOwn = buffer instanceof ArrayBuffer && pixels.byteLength === buffer.byteLength;
  const given = isOwn && !isMarkedAsUntransferable(buffer) ? new Uint8Array(buffer) : new Uint8Array(pixels);
  return { pixels: given, width, height };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const unread = (width: number, height: number): PageReading => ({
  kind: 'scan',
  width,
  height,
  turn: 0,
  words: [],
  picture: null,
  problem: 'took_too_long',
});
