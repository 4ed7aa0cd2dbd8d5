import { Tinypool } from 'tinypool';
import { createTurns } from './turns.ts';

export type ThreadPoolOptions = {
  /** The file whose exports are the tasks. */
  program: URL;
  /** How many tasks run at once, each in a thread of its own. */
  threads: number;
  /** Whether one thread is there from the start. */
  isReady?: boolean;
  /** After which a thread that has no task ends. */
  idleMs: number;
  env?: Record<string, string>;
  resourceLimits?: { maxYoungGenerationSizeMb?: number; maxOldGenerationSizeMb?: number };
  /** Whether a thread that waits for a task may stand still, so that it begins sooner. */
  useAtomics?: boolean;
};

type RunOptions = {
  /** The export that is called; the default one where none is named. */
  name?: string;
  /** Ends the task, and its thread where it runs already. */
  signal: AbortSignal;
  /** What is given away to the thread in place of a copy. */
  transfer?: ArrayBuffer[];
};

export type ThreadPool = {
  /**
   * Rejects with what the task threw, with an AbortError or the reason of the signal, and with what its thread died of: EMFILE or
   * ERR_WORKER_INIT_FAILED where none could be started.
   */
  run<Output>(input: unknown, options: RunOptions): Promise<Output>;
  close(): Promise<void>;
};

/** Runs tasks in threads. A thread that dies, at whatever moment, fails the task that it runs or was started for, and no other. */
export function createThreadPool({ threads, isReady = false, ...options }: ThreadPoolOptions): ThreadPool {
  const all = Array.from({ length: threads }, (_, index) =>
    createThread({ ...options, isReady: isReady && index === 0 }),
  );
  // The one that worked last is taken first: others come to their idle end.
  const free = all.toReversed();
  const inTurn = createTurns({ atOnce: threads });

  const runInOne = async <Output>(input: unknown, run: RunOptions): Promise<Output> => {
    const thread = free.pop();
    if (thread === undefined) throw new Error('More tasks run than there are threads.');
    try {
      return await thread.run(input, run);
    } finally {
      free.push(thread);
    }
  };
  return {
    run: (input, run) => inTurn('', () => runInOne(input, run), { signal: run.signal }),
    close: async () => void (await Promise.all(all.map((thread) => thread.close()))),
  };
}

/** A pool of one. In a larger pool, the error of a thread that dies at its start or after its task belongs to no task, and ends the process. */
function createThread({ program, isReady, idleMs, ...options }: Omit<ThreadPoolOptions, 'threads'>): ThreadPool {
  const pool = new Tinypool({
    filename: program.href,
    minThreads: isReady ? 1 : 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
    ...options,
  });
  let lose: ((fault: unknown) => void) | undefined;
  pool.on('error', (fault: unknown) => lose?.(fault));
  return {
    async run<Output>(input: unknown, { signal, transfer = [], ...run }: RunOptions) {
      const lost = new AbortController();
      lose = (fault) => lost.abort(fault);
      try {
        const output: Output = await pool.run(input, {
          ...run,
          transferList: { transfer },
          signal: AbortSignal.any([signal, lost.signal]),
        });
        return output;
      } catch (error) {
        throw lost.signal.aborted ? lost.signal.reason : error;
      } finally {
        lose = undefined;
      }
    },
    close: () => pool.destroy(),
  };
}
