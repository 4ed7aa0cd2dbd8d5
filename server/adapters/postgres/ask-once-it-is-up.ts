import { setTimeout as pause } from 'node:timers/promises';

// Shut down by its administrator, crashed, and taking nobody yet: a server that says so is there, and on its way.
const comingCodes = new Set(['57P01', '57P02', '57P03']);
const pauseMs = 250;

type Patience = { waitMs?: number; onWait?: (() => void) | undefined };

/**
 * Asks again while a server answers that it starts, stops or recovers, for a minute at most. Any other refusal counts at once: a
 * wrong address or password does not heal by waiting. `onWait` is called once, before the first wait.
 */
export async function askOnceItIsUp<Answer>(
  ask: () => Promise<Answer>,
  { waitMs = 60_000, onWait = () => undefined }: Patience = {},
): Promise<Answer> {
  const deadline = Date.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isComing(error) || Date.now() >= deadline) throw error;
    }
    if (tries === 1) onWait();
    await pause(pauseMs);
  }
}

const isComing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && comingCodes.has(error.code);
