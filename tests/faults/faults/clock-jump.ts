import type { Fault } from './fault.ts';

const hourMs = 60 * 60 * 1000;

/** The clock of the machine is set to another time. Nobody is signed out by it, nothing is removed, no share opens or closes. */
export const clockJump: Fault = {
  name: 'clock-jump',
  plan(random) {
    const hours = random.pick([-24 * 400, -26, -2, -1, 1, 2, 26, 24 * 40, 24 * 400]);
    const shift = { kind: 'shift clock', byMs: hours * hourMs } as const;
    return {
      says: `the clock jumps by ${hours} hours`,
      kind: random.pick(['own', 'shared']),
      begin: ({ world }) => world.program().order(shift),
    };
  },
};
