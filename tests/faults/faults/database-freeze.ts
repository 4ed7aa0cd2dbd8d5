import { readFileSync, readdirSync } from 'node:fs';
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';

/** The database answers nothing for a while, as behind a cable that was pulled, and goes on where it stood. */
export const databaseFreeze: Fault = {
  name: 'database-freeze',
  plan(random) {
    const forMs = random.between(500, 4_000);
    let frozen: Promise<void> = Promise.resolve();
    return {
      says: `the database stands still for ${forMs} ms`,
      kind: random.pick(['own', 'shared']),
      begin({ world }) {
        const all = serversOf(world);
        for (const pid of all) send(pid, 'SIGSTOP');
        frozen = new Promise((resolve) =>
          setTimeout(() => {
            for (const pid of all) send(pid, 'SIGCONT');
            resolve();
          }, forMs),
        );
        return Promise.resolve();
      },
      heal: () => frozen,
    };
  },
};

/** The postmaster and whoever it has started. */
function serversOf(world: World): number[] {
  const postmaster = world.databasePid();
  if (postmaster === undefined) return [];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
