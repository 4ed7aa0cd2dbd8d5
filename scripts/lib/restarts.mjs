const healthyMs = 5 * 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * When a program that was lost is started again: at once where it had run well for minutes, and after a pause that doubles where it keeps
 * being lost. Gives how often that was, in a row, and how long to wait.
 */
export function createRestarts() {
  let times = 0;
  return {
    afterRunning(readyMs) {
      times = readyMs >= healthyMs ? 1 : times + 1;
      const pauseMs = times === 1 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (times - 2));
      return { times, pauseMs };
    },
  };
}
