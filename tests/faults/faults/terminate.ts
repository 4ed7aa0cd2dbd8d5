import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The machine is shut down in order, in the middle of the work. */
export const terminate: Fault = {
  name: 'terminate',
  plan(random) {
    const afterMs = random.between(0, 1200);
    let wentWell: Promise<string[]> = Promise.resolve([]);
    return {
      says: `asked to end after ${afterMs} ms`,
      kind: random.pick(['own', 'shared']),
      begin({ world }) {
        const program = world.program();
        wentWell = (async () => {
          await pause(afterMs);
          const from = performance.now();
          program.signal('SIGTERM');
          const { code, signal } = await program.ended;
          const ms = Math.round(performance.now() - from);
          return code === 0 && ms < 20_000 ? [] : [`it ended with ${code ?? signal} after ${ms} ms`];
        })();
        return Promise.resolve();
      },
      heal: () => wentWell.then(() => undefined),
      broken: () => wentWell,
    };
  },
};
