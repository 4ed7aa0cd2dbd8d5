import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The power goes at any moment. */
export const killAtMoment: Fault = {
  name: 'kill-at-moment',
  plan(random) {
    const afterMs = random.between(0, 1500);
    let over: Promise<void> = Promise.resolve();
    return {
      says: `killed after ${afterMs} ms`,
      kind: random.isTrue(0.7) ? 'own' : 'shared',
      begin({ world }) {
        const program = world.program();
        over = pause(afterMs).then(async () => {
          program.signal('SIGKILL');
          await program.ended;
        });
        return Promise.resolve();
      },
      heal: () => over,
    };
  },
};
