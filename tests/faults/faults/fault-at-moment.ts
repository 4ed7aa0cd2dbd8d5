import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** An uncaught exception in the program. It is logged, and ends the program at once. */
export const faultAtMoment: Fault = {
  name: 'fault-at-moment',
  plan(random) {
    const afterMs = random.between(0, 1500);
    let over: Promise<string[]> = Promise.resolve([]);
    return {
      says: `a fault in a callback after ${afterMs} ms`,
      kind: random.isTrue(0.7) ? 'own' : 'shared',
      begin({ world }) {
        const program = world.program();
        over = pause(afterMs).then(async () => {
          await program.order({ kind: 'throw' });
          const { code } = await program.ended;
          const isSaid = program.printed().includes('"event":"program.fault"');
          return code === 1 && isSaid ? [] : [`after a fault of its own it ended with ${code}, said: ${isSaid}`];
        });
        return Promise.resolve();
      },
      heal: async () => void (await over),
      broken: () => over,
    };
  },
};
