import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { endRecovery, holdRecovery } from '#tests/support/held-recovery.ts';
import type { World } from '../world/world.ts';
import type { Fault, Plan } from './fault.ts';

/** What somebody is told at the latest, and what a busy machine may add to it. */
const toldWithinMs = 5_000 + 2_000;

/** The database ends, by a crash or in order, and comes back. Meanwhile people are told so, and do not wait for it. */
export const databaseRestart: Fault = {
  name: 'database-restart',
  plan(random) {
    const signal = random.pick(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const);
    const afterMs = random.between(0, 800);
    const kind = random.pick(['own', 'shared'] as const);
    // The product's own one is started by the product, which has no setting for a long recovery.
    const recoversMs = kind === 'own' ? 0 : random.pick([0, random.between(500, 8_000)]);
    return databaseThatIsSent(signal, { afterMs, kind, recoversMs });
  },
};

const answersWithinMs = 60_000;

type Restart = { afterMs: number; kind: Plan['kind']; recoversMs?: number };

export function databaseThatIsSent(
  signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT',
  { afterMs, kind, recoversMs = 0 }: Restart,
): Plan {
  let over: Promise<void> = Promise.resolve();
  const recovers = recoversMs === 0 ? '' : ` and recovers for ${recoversMs} ms`;
  return {
    says: `the database is sent ${signal} after ${afterMs} ms${recovers}`,
    kind,
    begin({ world }) {
      over = pause(afterMs).then(() => {
        const pid = world.databasePid();
        if (pid === undefined) return;
        if (recoversMs > 0) recoverLong(world, recoversMs);
        process.kill(pid, signal);
      });
      return Promise.resolve();
    },
    // Its recovery may last into the next start of the program.
    async heal({ world }) {
      await over;
      if (kind === 'shared') await untilItAnswers(world);
    },
    broken: ({ world: { answers } }) => {
      const late = answers.filter(({ status, ms }) => status === 503 && ms > toldWithinMs);
      return Promise.resolve(late.map(({ method, path, ms }) => `${method} ${path} was told 503 after ${ms} ms`));
    },
  };
}

/**
 * A start at which nothing answers at the address ends with that, and whoever keeps the program starts it again (deploy/). Here it is
 * started once, as soon as the server answers, be it that it takes nobody yet.
 */
async function untilItAnswers({ db }: World): Promise<void> {
  const deadline = performance.now() + answersWithinMs;
  while (performance.now() < deadline) {
    const failure = await sql`select 1`.execute(db).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (!['ECONNREFUSED', 'ENOENT'].includes(failure ?? '')) return;
    await pause(100);
  }
}

function recoverLong({ databaseCluster, undo }: World, forMs: number): void {
  const cluster = databaseCluster();
  holdRecovery(cluster);
  const ended = pause(forMs).then(() => endRecovery(cluster));
  undo.push(() => ended);
}
