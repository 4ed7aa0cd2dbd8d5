import { Tinypool } from 'tinypool';
import type { Explanation } from '#core/documents/explanation.ts';
import type { Explainer } from '#server/ports/explainer.ts';

export type ThreadExplainer = Explainer & { close(): Promise<void> };

/** Explains in threads that keep what we know loaded. One that takes longer than `wallMs` is ended, and a new one takes its place. */
export function createThreadExplainer({
  threads,
  wallMs = 60_000,
}: {
  threads: number;
  wallMs?: number;
}): ThreadExplainer {
  const pool = new Tinypool({
    filename: new URL('explain-in-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 10 * 60_000,
    env: {}, // no secret of the server is of use there
  });
  return {
    async explain(input, { signal } = {}) {
      const limit = AbortSignal.timeout(wallMs);
      const explanation: Explanation = await pool.run(input, {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return explanation;
    },
    close: () => pool.destroy(),
  };
}
