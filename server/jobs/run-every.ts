import { setTimeout as pause } from 'node:timers/promises';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';

type Repeated = {
  /** Named in the log when it fails. */
  name: string;
  seconds: number;
  run(signal: AbortSignal): Promise<void>;
};

/** Does something now and then, one at a time, until the signal fires. What fails is logged and done again the next time. */
export async function runEvery({ name, seconds, run }: Repeated, { log, signal }: { log: Log; signal: AbortSignal }) {
  while (!signal.aborted) {
    try {
      await run(signal);
    } catch (error) {
      log.warn('task.failed', { task: name, ...errorFields(error) });
    }
    await pause(seconds * 1000, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
