export type ClockLimits = {
  /** For the whole of a document, without its pages. */
  baseMs: number;
  /** And for every page that it says it has, up to a limit for all of them. */
  perPageMs: number;
  allPagesMs: number;
  /** From one page to the next. */
  stallMs: number;
};

export type ChildClock = {
  /** The clock stands still as long as the child waits for anything: for its file, for us to take a page, or a core that others use. */
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** A page was read of so many. */
  pageRead(pages: number): void;
  stop(): void;
};

export type HoldReason = 'file' | 'message' | 'core';

/** Counts the time in which a child could have worked. Calls `ranOut` when it has had more than its limits. */
export function createChildClock(limits: ClockLimits, ranOut: () => void): ChildClock {
  const held = new Set<HoldReason>();
  let worked = 0;
  let startedAt: number | undefined = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let granted = limits.baseMs;
  let lastPageAt = 0;
  let isStopped = false;

  const settle = () => {
    const now = performance.now();
    if (startedAt !== undefined) worked += now - startedAt;
    startedAt = held.size > 0 ? undefined : now;
    clearTimeout(timer);
    if (startedAt === undefined || isStopped) return;
    const left = Math.min(granted, lastPageAt + limits.stallMs) - worked;
    timer = setTimeout(ranOut, Math.max(0, left));
  };
  settle();
  return {
    hold(reason) {
      held.add(reason);
      settle();
    },
    release(reason) {
      held.delete(reason);
      settle();
    },
    pageRead(pages) {
      settle();
      granted = limits.baseMs + Math.min(limits.perPageMs * pages, limits.allPagesMs);
      lastPageAt = worked;
      settle();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
