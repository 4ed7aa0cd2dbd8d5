import type { ChildProcess } from 'node:child_process';
import { watchMemory } from './memory-watchdog.ts';

export type ChildLimits = {
  /** For the whole of a document, without its pages. */
  baseMs: number;
  /** And for every page that it says it has, up to a limit for all of them. */
  perPageMs: number;
  allPagesMs: number;
  /** From one page to the next. */
  stallMs: number;
  /** Resident memory. */
  memoryBytes: number;
};

/**
 * How a child came to its end. `told`: we ended it, having heard all; `limit`: it went beyond one; `crashed`: by its own doing;
 * `lost`: it never started, or somebody else ended it.
 */
export type Ending = { how: 'told' } | { how: 'limit'; reason: LimitReason } | { how: 'crashed' } | { how: 'lost' };
export type LimitReason = 'took_too_long' | 'too_complex';

export type ChildLife = {
  /** A page was read of so many: the child gets its time for the next. Until then the clock stands still. */
  resume(pages: number): void;
  /** Stops the clock while the child waits for us. */
  pause(): void;
  /** Kills the child, unless it is dead. */
  end(): void;
  ended: Promise<Ending>;
};

/** Follows a child to its end, and brings it about when the child takes too long or too much. */
export function watchChild(child: ChildProcess, limits: ChildLimits): ChildLife {
  const startedAt = performance.now();
  let ending: Ending | undefined;
  let timer: NodeJS.Timeout | undefined;
  const endAs = (how: Ending) => {
    ending ??= how;
    killGroup(child);
  };
  const resume = (pages: number) => {
    clearTimeout(timer);
    const granted = limits.baseMs + Math.min(limits.perPageMs * pages, limits.allPagesMs);
    const whole = granted - (performance.now() - startedAt);
    timer = setTimeout(() => endAs({ how: 'limit', reason: 'took_too_long' }), Math.min(whole, limits.stallMs));
  };
  const stopWatching = watchMemory(child.pid, limits.memoryBytes, () => endAs({ how: 'limit', reason: 'too_complex' }));
  resume(0);
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', () => endAs({ how: 'lost' }));
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      stopWatching();
      resolve(ending ?? { how: isFromOutside(signal) ? 'lost' : 'crashed' });
    });
  });
  return { resume, pause: () => clearTimeout(timer), end: () => endAs({ how: 'told' }), ended };
}

/** Signals that a program does not send to itself: a system short of memory, or whoever shuts it down. */
const isFromOutside = (signal: NodeJS.Signals | null): boolean =>
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
