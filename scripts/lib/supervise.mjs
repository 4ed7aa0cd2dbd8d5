import { createRestarts } from './restarts.mjs';
import { endAs, endingSignals, endUnstarted, launch } from './run.mjs';

/**
 * Becomes the given program, as `become` does, and restarts it when it crashes: by an uncaught exception, a fault of a native library, or a
 * kill by the system. The program reports over its channel that it is ready. One that has never been ready ends as it ends, with its own
 * message, since the next start would fail as well. So does one that was asked to stop.
 */
export function supervise(command, args, { env = {}, restarts = createRestarts() } = {}) {
  let child;
  let pause;
  let wasEverReady = false;
  let isAskedToEnd = false;

  for (const signal of endingSignals) {
    process.on(signal, () => {
      if (pause !== undefined) process.exit(0);
      isAskedToEnd = true;
      child.kill(signal);
    });
  }

  const begin = () => {
    pause = undefined;
    const startedAt = performance.now();
    let readyAt;
    child = launch(command, args, { env });
    child.on('message', (said) => {
      if (said !== 'ready') return;
      readyAt = performance.now();
      wasEverReady = true;
    });
    child.on('error', (error) => {
      // A running child emits it when a signal could not be delivered.
      if (child.pid !== undefined) return;
      if (!wasEverReady) endUnstarted(command, error);
      startAgain({ error: error.code });
    });
    child.once('exit', (code, signal) => {
      if (isAskedToEnd || !wasEverReady || code === 0 || endingSignals.includes(signal)) endAs(code, signal);
      startAgain(signal === null ? { exitCode: code } : { signal });
    });

    const startAgain = (ending) => {
      const now = performance.now();
      const { times, pauseMs } = restarts.afterRunning(readyAt === undefined ? 0 : now - readyAt);
      report({ ...ending, ranMs: Math.round(now - startedAt), times, pauseMs });
      pause = setTimeout(begin, pauseMs);
    };
  };
  begin();
}

/** A line as the program itself writes them: docs/monitoring.md. */
function report(fields) {
  if (process.env.LOG_LEVEL === 'silent') return;
  const line = { level: 'error', time: new Date().toISOString(), ...fields, event: 'program.crashed' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
