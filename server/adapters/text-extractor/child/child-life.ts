import type { ChildProcess } from 'node:child_process';
import { giveWay } from './give-way.ts';
import { createChildClock, type ChildClock, type ClockLimits } from './child-clock.ts';
import { watchMemory } from './memory-watchdog.ts';

/** `memoryBytes` is resident memory. */
export type ChildLimits = ClockLimits & { memoryBytes: number };

/**
 * How a child came to its end. `told`: we ended it, having heard all; `limit`: it went beyond one; `exited`: by itself; `crashed`: by a
 * signal for what it did; `lost`: somebody else ended it.
 */
export type Ending = { how: 'told' | 'exited' | 'crashed' | 'lost' } | { how: 'limit'; reason: LimitReason };
export type LimitReason = 'took_too_long' | 'too_complex';

export type ChildLife = {
  clock: ChildClock;
  /** Kills the child, unless it is dead. */
  end(): void;
  ended: Promise<Ending>;
};

/** Nearly all documents of a page are read in this time. A slower one lets them go first. */
const quickMs = 1_000;

/** Follows a child to its end, and brings it about when the child takes too long or too much. */
export function watchChild(child: ChildProcess, limits: ChildLimits): ChildLife {
  let ending: Ending | undefined;
  const endAs = (how: Ending) => {
    ending ??= how;
    killGroup(child);
  };
  const clock = createChildClock(limits, () => endAs({ how: 'limit', reason: 'took_too_long' }));
  const stopWatching = watchMemory(child.pid, limits.memoryBytes, () => endAs({ how: 'limit', reason: 'too_complex' }));
  const slow = setTimeout(() => child.pid !== undefined && void giveWay(child.pid), quickMs);
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (_code, signal) => {
      clock.stop();
      clearTimeout(slow);
      stopWatching();
      resolve(ending ?? { how: endOf(signal) });
    });
  });
  return { clock, end: () => endAs({ how: 'told' }), ended };
}

function endOf(signal: NodeJS.Signals | null): 'exited' | 'crashed' | 'lost' {
  if (signal === null) return 'exited';
  return isFromOutside(signal) ? 'lost' : 'crashed';
}

/** Signals that a program does not send to itself: a system short of memory, or whoever shuts it down. */
const isFromOutside = (signal: NodeJS.Signals): boolean =>
  signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP';

/** The child and whatever it may have started: it leads a group of its own. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
