import type { Fault } from './faults/fault.ts';
import { databaseThatIsSent } from './faults/database-restart.ts';
import { rotationKilledAt } from './faults/kill-in-rotation.ts';
import type { Order } from './inside/order.ts';

/** A run that broke once. The fault stands here in full, so that it stays the one that it was when others are drawn. */
export type KeptRun = {
  seed: number;
  found: string;
  fault: Fault;
  /** The program is told of what it suffers by itself, and says when it has met it. Of what happens around it, it knows nothing. */
  isInside: boolean;
};

type Strike = Omit<Extract<Order, { kind: 'strike' }>, 'kind'>;

const strikeOnce = (strike: Strike): Fault => ({
  name: 'kept',
  plan: () => ({
    says: `${strike.deed} at ${strike.operation} ${strike.nth} of ${strike.like}`,
    kind: 'own',
    begin: ({ world }) => world.program().order({ kind: 'strike', ...strike }),
  }),
});

export const keptRuns: readonly KeptRun[] = [
  {
    seed: 101,
    isInside: true,
    found: 'a file that could not be opened for want of descriptors is read the next time, and not kept as damaged',
    fault: strikeOnce({ operation: 'read', like: '/files/', nth: 1, times: 1, deed: 'EMFILE', moment: 'before' }),
  },
  {
    seed: 516,
    isInside: true,
    found: 'a change of keys that was killed as it ended leaves no key behind when it is given again',
    fault: {
      name: 'kept',
      plan: () =>
        rotationKilledAt(
          { kind: 'strike', operation: 'sync', like: '', nth: 3, times: 1, deed: 'kill', moment: 'before' },
          'own',
        ),
    },
  },
  {
    seed: 1009,
    isInside: false,
    found: 'a database that crashes while it is asked is told to people as being away',
    fault: { name: 'kept', plan: () => databaseThatIsSent('SIGQUIT', { afterMs: 294, kind: 'own' }) },
  },
  {
    seed: 1726,
    isInside: false,
    found: 'a program that starts while its database recovers waits for it, after a quick end',
    fault: {
      name: 'kept',
      plan: () => databaseThatIsSent('SIGQUIT', { afterMs: 29, kind: 'shared', recoversMs: 4_000 }),
    },
  },
  {
    seed: 1941,
    isInside: false,
    found: 'a program that starts while its database recovers waits for it, after a kill',
    fault: {
      name: 'kept',
      plan: () => databaseThatIsSent('SIGKILL', { afterMs: 540, kind: 'shared', recoversMs: 4_000 }),
    },
  },
];
