/** Runs a task for all who ask for the same at once. Whoever asks while it runs gets the next run, which begins after they asked. */
export type ShareLooks<Result> = (key: string, task: () => Promise<Result>) => Promise<Result>;

export function createShareLooks<Result>(): ShareLooks<Result> {
  const lines = new Map<string, { running: Promise<Result>; next?: Promise<Result> }>();

  const start: ShareLooks<Result> = (key, task) => {
    const running = task();
    const line = { running };
    lines.set(key, line);
    const leave = () => {
      const isLast = lines.get(key) === line && !('next' in line);
      if (isLast) lines.delete(key);
    };
    running.then(leave, leave);
    return running;
  };

  return (key, task) => {
    const line = lines.get(key);
    if (line === undefined) return start(key, task);
    const begin = () => start(key, task);
    line.next ??= line.running.then(begin, begin);
    return line.next;
  };
}
