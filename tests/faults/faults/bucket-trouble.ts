import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The storage at the end of the network is away, slow, broken or gives back something else. */
export const bucketTrouble: Fault = {
  name: 'bucket-trouble',
  weight: 2,
  plan(random) {
    const weather = random.pick(['refuses', 'fails', 'drips', 'truncates', 'lies', 'hangs'] as const);
    const forMs = random.between(200, 3_000);
    let over: Promise<void> = Promise.resolve();
    return {
      says: `the bucket ${weather} for ${forMs} ms`,
      kind: 'shared',
      allowed: { damage: weather === 'lies' },
      begin({ world }) {
        world.bucket?.turn(weather);
        over = pause(forMs).then(() => world.bucket?.turn('fine'));
        return Promise.resolve();
      },
      heal: () => over,
    };
  },
};
