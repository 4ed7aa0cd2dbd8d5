import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Plan } from './fault.ts';

/** What somebody is told at the latest, and what a busy machine may add to it. */
const toldWithinMs = 5_000 + 2_000;

/** The database ends, by a crash or in order, and comes back. Meanwhile people are told so, and do not wait for it. */
export const databaseRestart: Fault = {
  name: 'database-restart',
  plan: (random) =>
    databaseThatIsSent(random.pick(['SIGKILL', 'SIGINT', 'SIGQUIT']), {
      afterMs: random.between(0, 800),
      kind: random.pick(['own', 'shared']),
    }),
};

type Restart = { afterMs: number; kind: Plan['kind'] };

export function databaseThatIsSent(signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT', { afterMs, kind }: Restart): Plan {
  let over: Promise<void> = Promise.resolve();
  return {
    says: `the database is sent ${signal} after ${afterMs} ms`,
    kind,
    begin({ world }) {
      over = pause(afterMs).then(() => {
        const pid = world.databasePid();
        if (pid !== undefined) process.kill(pid, signal);
      });
      return Promise.resolve();
    },
    heal: () => over,
    broken: ({ world: { answers } }) => {
      const late = answers.filter(({ status, ms }) => status === 503 && ms > toldWithinMs);
      return Promise.resolve(late.map(({ method, path, ms }) => `${method} ${path} was told 503 after ${ms} ms`));
    },
  };
}
