import type { OnBehalf } from '#server/ports/on-behalf.ts';
import { createThreadPool, type ThreadPoolOptions } from '#server/thread-pool.ts';
import { createTurns } from '#server/turns.ts';
import { withinTime } from './within-time.ts';

export type OwnerThreads = {
  /** Calls the export of the file that has this name, or its default export. */
  run<Output>(input: unknown, options: OnBehalf & { name?: string }): Promise<Output>;
  close(): Promise<void>;
};

type OwnerThreadsOptions = Omit<ThreadPoolOptions, 'env' | 'useAtomics' | 'idleMs'> & {
  /** How many of the threads may work for one owner at the same time; all but one where nothing is said. */
  threadsPerOwner?: number | undefined;
  /** How long one task may work. What it waited before is not counted. */
  wallMs: number;
  idleMs?: number;
};

/**
 * Threads in which owners take turns: where there are several, one owner's tasks do not hold all of them. A task that works longer than
 * `wallMs` ends its thread, a new one takes its place, and the caller gets AppError('server.took_too_long').
 */
export function createOwnerThreads({
  threadsPerOwner,
  wallMs,
  idleMs = 10 * 60_000,
  ...options
}: OwnerThreadsOptions): OwnerThreads {
  const { threads } = options;
  const inTurn = createTurns({ atOnce: threads, atOncePerKey: threadsPerOwner ?? Math.max(1, threads - 1) });
  const pool = createThreadPool({ ...options, idleMs, env: {} }); // no secret of the server is of use there
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
    close: () => pool.close(),
  };
}
