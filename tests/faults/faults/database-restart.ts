import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The database ends, by a crash or in order, and comes back. */
export const databaseRestart: Fault = {
  name: 'database-restart',
  plan(random) {
    const signal = random.pick(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const);
    const afterMs = random.between(0, 800);
    let over: Promise<void> = Promise.resolve();
    return {
      says: `the database is sent ${signal} after ${afterMs} ms`,
      kind: random.pick(['own', 'shared']),
      begin({ world }) {
        over = pause(afterMs).then(() => {
          const pid = world.databasePid();
          if (pid !== undefined) process.kill(pid, signal);
        });
        return Promise.resolve();
      },
      heal: () => over,
    };
  },
};
