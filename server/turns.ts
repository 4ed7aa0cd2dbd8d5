import { AppError, type ErrorCode } from '#core/kernel/app-error.ts';

/**
 * Runs a task of a key when its turn has come. Throws AppError(`refusal`) when too many of the key wait already, AppError('server.unavailable')
 * when its turn has not come in time, and the reason of the signal when it is aborted while waiting.
 */
export type Turns = <Result>(
  key: string,
  task: () => Promise<Result>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Result>;

export type TurnLimits = {
  /** How many tasks run at once, whosesoever they are. */
  atOnce?: number;
  atOncePerKey?: number;
  waitingPerKey?: number;
  /** What one more is refused with. */
  refusal?: ErrorCode;
  /** The longest that a task waits. */
  waitMs?: number;
  /** How long a place stays taken after a task, in the time that the task took, and at most in ms. */
  rest?: { times: number; mostMs: number };
};

type Line = { running: number; waiting: (() => void)[] };

/**
 * Lets keys take turns: of those that wait, the key with the fewest tasks running goes first, and of several the one that was served longest
 * ago. However many tasks one key has, another waits for a single one of them at most, beside those that run.
 */
export function createTurns({
  atOnce = Infinity,
  atOncePerKey = atOnce,
  waitingPerKey = Infinity,
  refusal = 'server.unavailable',
  waitMs,
  rest,
}: TurnLimits): Turns {
  // In the order in which they were served: a key that gets a place goes to the end.
  const lines = new Map<string, Line>();
  let running = 0;

  const lineOf = (key: string): Line => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    return line;
  };
  const take = (key: string, line: Line) => {
    running += 1;
    line.running += 1;
    lines.delete(key);
    lines.set(key, line);
  };
  const hasRoom = (line: Line) => running < atOnce && line.running < atOncePerKey;
  const letIn = () => {
    const ready = [...lines].filter(([, line]) => line.waiting.length > 0 && hasRoom(line));
    const [key, line] = ready.toSorted(([, a], [, b]) => a.running - b.running)[0] ?? [];
    if (key === undefined || line === undefined) return;
    take(key, line);
    line.waiting.shift()?.();
  };
  const leave = (key: string, line: Line) => {
    running -= 1;
    line.running -= 1;
    letIn();
    forget(key, line);
  };
  const forget = (key: string, line: Line) => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
  };

  const wait = async (key: string, line: Line, signal: AbortSignal | undefined) => {
    if (line.waiting.length >= waitingPerKey) {
      forget(key, line);
      throw new AppError(refusal);
    }
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const begin = () => resolve(undefined);
    const abort = () => giveUp(signal?.reason);
    const timer =
      waitMs === undefined ? undefined : setTimeout(() => giveUp(new AppError('server.unavailable')), waitMs);
    const giveUp = (reason: unknown) => {
      line.waiting.splice(line.waiting.indexOf(begin), 1);
      forget(key, line);
      reject(reason instanceof Error ? reason : new Error('No longer waited for.'));
    };
    line.waiting.push(begin);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  return async (key, task, { signal } = {}) => {
    signal?.throwIfAborted();
    const line = lineOf(key);
    if (line.waiting.length === 0 && hasRoom(line)) take(key, line);
    else await wait(key, line, signal);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      const took = performance.now() - startedAt;
      if (rest === undefined) leave(key, line);
      else setTimeout(() => leave(key, line), Math.min(rest.mostMs, rest.times * took)).unref();
    }
  };
}
