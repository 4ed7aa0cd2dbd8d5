import { Tinypool } from 'tinypool';
import { AppError } from '#core/kernel/app-error.ts';
import { createTurns } from '#server/turns.ts';
import type { OnBehalf } from '#server/ports/on-behalf.ts';

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
  resourceLimits?: { maxYoungGenerationSizeMb?: number };
};

/**
 * Runs tasks in threads of their own. Owners take turns, and where there are several threads one owner's tasks do not hold all of them. A task that
 * works longer than `wallMs` ends its thread, a new one takes its place, and whoever asked is answered AppError('server.took_too_long').
 */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { file, threads, wallMs, minThreads = 0, idleMs = 10 * 60_000, resourceLimits } = options;
  const { threadsPerOwner = Math.max(1, threads - 1) } = options;
  const inTurn = createTurns({ atOnce: threads, atOncePerKey: threadsPerOwner });
  const pool = new Tinypool({
    filename: file.href,
    minThreads,
    maxThreads: threads,
    idleTimeout: idleMs,
    ...(resourceLimits && { resourceLimits }),
    env: {}, // no secret of the server is of use there
  });
  return {
    run: (input, { owner, signal, name }) =>
      inTurn(
        owner,
        async () => {
          // A thread is free by now, so the time begins with the work.
          const limit = AbortSignal.timeout(wallMs);
          try {
            return await pool.run(input, {
              signal: signal ? AbortSignal.any([signal, limit]) : limit,
              ...(name !== undefined && { name }),
            });
          } catch (error) {
            if (!limit.aborted || signal?.aborted === true) throw error;
            throw new AppError('server.took_too_long', { cause: error });
          }
        },
        { signal },
      ),
    close: () => pool.destroy(),
  };
}
