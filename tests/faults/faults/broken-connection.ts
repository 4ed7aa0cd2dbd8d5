import type { Fault } from './fault.ts';
import { drawPoint } from './kill-at-point.ts';

/** The connection to the database breaks at one statement: before it was sent, after it, or after it was answered. */
export const brokenConnection: Fault = {
  name: 'broken-connection',
  weight: 3,
  plan(random) {
    let point = drawPoint(random);
    while (point.operation !== 'query') point = drawPoint(random);
    const { like, nth, moment } = point;
    const times = random.pick([1, 1, 3]);
    return {
      says: `cut ${moment} statement ${nth} of ${like}, ${times} times`,
      kind: random.isTrue(0.8) ? 'own' : 'shared',
      begin: ({ world }) =>
        world.program().order({ kind: 'strike', operation: 'query', like, nth, times, deed: 'cut', moment }),
    };
  },
};
