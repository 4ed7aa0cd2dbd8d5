import type { Fault } from './fault.ts';

const calls = [
  { operation: 'open', like: '/files/', most: 2 },
  { operation: 'write', like: '/files/', most: 4 },
  { operation: 'sync', like: '/files', most: 4 },
  { operation: 'rename', like: '/files/', most: 2 },
  { operation: 'remove', like: '/files/', most: 1 },
  { operation: 'read', like: '/files/', most: 4 },
] as const;

/** A call of the file system fails, once or a few times in a row. */
export const failingDisk: Fault = {
  name: 'failing-disk',
  weight: 2,
  plan(random) {
    const { operation, like, most } = random.pick(calls);
    const nth = random.between(1, most);
    const times = random.pick([1, 1, 2, 5]);
    const deed = random.pick(['EIO', 'ENOSPC', 'EMFILE'] as const);
    return {
      says: `${deed} from ${operation} ${nth}, ${times} times`,
      kind: 'own',
      // What cannot be read from a disk is told to be damaged: nobody can know that it will come back.
      allowed: { damage: operation === 'read' && deed === 'EIO' },
      begin: ({ world }) =>
        world.program().order({ kind: 'strike', operation, like, nth, times, deed, moment: 'before' }),
    };
  },
};
