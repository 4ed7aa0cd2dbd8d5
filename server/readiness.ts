import { setTimeout as pause } from 'node:timers/promises';

/** Whether this process should be sent requests: from the end of its start to the beginning of its end, while it can answer them. */
export type Readiness = {
  isReady(): Promise<boolean>;
  /** Whether the end has begun. */
  isLeaving(): boolean;
  open(canAnswer: () => Promise<boolean>): void;
  /** Begins the end, and leaves whoever asks this long to notice while everything still works. */
  leave(noticeMs: number): Promise<void>;
};

export function createReadiness(): Readiness {
  let canAnswer: (() => Promise<boolean>) | undefined;
  let isLeaving = false;
  return {
    // Looked at twice, since asking takes a while in which the end may begin.
    isReady: async () => !isLeaving && canAnswer !== undefined && (await canAnswer()) && !isLeaving,
    isLeaving: () => isLeaving,
    open: (asked) => void (canAnswer = asked),
    async leave(noticeMs) {
      isLeaving = true;
      if (noticeMs > 0) await pause(noticeMs);
    },
  };
}
