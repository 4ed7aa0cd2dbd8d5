import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The system takes the process away that reads a document. */
export const killChild: Fault = {
  name: 'kill-child',
  plan(random) {
    const kills = random.between(1, 2);
    const afterMs = random.between(0, 400);
    const watching = new AbortController();
    return {
      says: `${kills} readers killed ${afterMs} ms after their start`,
      kind: 'own',
      begin({ world }) {
        void (async () => {
          const killed = new Set<number>();
          while (killed.size < kills && !watching.signal.aborted) {
            const reader = readersOf(world.program().pid).find((pid) => !killed.has(pid));
            if (reader === undefined) {
              await pause(10);
              continue;
            }
            await pause(afterMs);
            killed.add(reader);
            try {
              process.kill(reader, 'SIGKILL');
            } catch {
              // It has come to its end by itself.
            }
          }
        })();
        return Promise.resolve();
      },
      heal: () => Promise.resolve(watching.abort()),
    };
  },
};

function readersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isReaderOf(name, parent))
    .map(Number);
}

function isReaderOf(pid: string, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const of = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return of === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('text-extractor');
  } catch {
    return false;
  }
}
