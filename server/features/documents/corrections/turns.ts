import { AppError } from '#core/kernel/app-error.ts';

/** Runs the tasks of one key one after another, in the order they came. Throws AppError('server.unavailable') when too many wait. */
export type Turns = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export function createTurns({ waiting }: { waiting: number }): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();

  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > waiting) throw new AppError('server.unavailable');
    const mine = line.last.then(task, task);
    line.last = mine;
    line.length += 1;
    lines.set(key, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
