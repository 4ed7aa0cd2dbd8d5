const healthyMs = 5 * 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * When a crashed program is restarted: at once after minutes of health, and after a pause that doubles while it keeps crashing. Gives the
 * number of crashes in a row, and the pause.
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
