export type Restarts = { afterRunning(readyMs: number): { times: number; pauseMs: number } };

export function createRestarts(): Restarts;
