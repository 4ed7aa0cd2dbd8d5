import { setTimeout as pause } from 'node:timers/promises';
import { ageLostJobs } from '../quiet.ts';
import type { Fault } from './fault.ts';
import { severalMachines } from './several-machines.ts';

/** Longer than the heartbeat of a job that runs may be old. */
const withoutHeartbeatMs = 3_200;

/**
 * One of several machines stands still in the middle of its work. It is taken for lost, and others do its jobs again; then it goes on where
 * it was, and knows nothing of that.
 */
export const freezeOne: Fault = {
  name: 'freeze-one',
  plan(random) {
    const { says, plan, count, programs, endInOrder } = severalMachines(random);
    const victim = random.between(0, count - 1);
    const afterMs = random.between(0, 1500);
    const forMs = random.between(0, 12_000);
    let over: Promise<void> = Promise.resolve();
    return {
      ...plan,
      says: `${says}: ${victim} stands still after ${afterMs} ms for ${withoutHeartbeatMs + forMs} ms`,
      begin(scene) {
        const program = programs(scene.world)[victim];
        over = (async () => {
          await pause(afterMs);
          program?.signal('SIGSTOP');
          await pause(withoutHeartbeatMs);
          await ageLostJobs(scene);
          await pause(forMs);
          program?.signal('SIGCONT');
        })();
        return Promise.resolve();
      },
      async heal(scene) {
        await over;
        await endInOrder(scene);
      },
    };
  },
};
