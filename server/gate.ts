import { AppError } from '#core/kernel/app-error.ts';

/** Runs a task when there is a place for it. Throws AppError('server.unavailable') when too many wait already. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` tasks run and `waiting` others wait for them, in the order they came. */
export function createGate({ atOnce, waiting = Infinity }: { atOnce: number; waiting?: number }): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new AppError('server.unavailable');
  };
  const leave = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next(); // the place is handed on
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
