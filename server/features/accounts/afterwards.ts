import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';

/** Work that an answer does not wait for, so that how long it takes says nothing to whoever asked. */
export type Afterwards = {
  start(work: () => Promise<unknown>): void;
  /** Resolves when all that was started has ended. */
  settle(): Promise<void>;
};

/** What fails is logged under its name. */
export function createAfterwards(name: string, log: Log): Afterwards {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const run: Promise<void> = work()
        .then(
          () => undefined,
          (error: unknown) => log.error('task.failed', { task: name, ...errorFields(error) }),
        )
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
