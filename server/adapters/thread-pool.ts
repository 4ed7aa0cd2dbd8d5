import { Tinypool } from 'tinypool';
import { createTurns } from '#server/turns.ts';
import type { OnBehalf } from '#server/ports/on-behalf.ts';
import { withinTime } from './within-time.ts';

export type ThreadPool = {
  /** Calls the export of the file that has this name, or its default export. */
  run<Output>(input: unknown, options: OnBehalf & { name?: string }): Promise<Output>;
  close(): Promise<void>;
};

type ThreadPoolOptions = {
  file: URL;
  threads: number;
  /** How many of them may work for one owner at the same time; all but one where nothing is said. */
  threadsPerOwner?: number;
  /** How long one task may work. What it waited before is not counted. */
  wallMs: number;
  /** How many threads are there from the start. */
  minThreads?: number;
  idleMs?: number;
  /** A task that needs more ends its thread, and is answered as one that broke. */
  memory?: { youngMegabytes?: number; oldMegabytes?: number };
};

/**
 * Runs tasks in threads of their own. Owners take turns, and where there are several threads one owner's tasks do not hold all of them. A task that
 * works longer than `wallMs` ends its thread, a new one takes its place, and whoever asked is answered AppError('server.took_too_long').
 */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { file, threads, wallMs, minThreads = 0, idleMs = 10 * 60_000, memory = {} } = options;
  const { threadsPerOwner = Math.max(1, threads - 1) } = options;
  const inTurn = createTurns({ atOnce: threads, atOncePerKey: threadsPerOwner });
  const pool = new Tinypool({
    filename: file.href,
    minThreads,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: {
      ...(memory.youngMegabytes !== undefined && { maxYoungGenerationSizeMb: memory.youngMegabytes }),
      ...(memory.oldMegabytes !== undefined && { maxOldGenerationSizeMb: memory.oldMegabytes }),
    },
    env: {}, // no secret of the server is of use there
  });
  // Of a thread that dies with a task, the task is told. What else it says or does at its end concerns nobody, and would end this process.
  pool.on('error', () => undefined);
  return {
    run: (input, { owner, signal, name }) =>
      inTurn(
        owner,
        // A thread is free by now, so the time begins with the work.
        () =>
          withinTime({ wallMs, signal }, (within) =>
            pool.run(input, { signal: within, ...(name !== undefined && { name }) }),
          ),
        { signal },
      ),
    close: () => pool.destroy(),
  };
}
