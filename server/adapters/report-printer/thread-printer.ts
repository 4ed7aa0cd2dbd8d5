import type { ReportPrinter } from '#server/ports/report-printer.ts';
import { createThreadPool } from '#server/thread-pool.ts';

export type ThreadPrinter = ReportPrinter & { close(): Promise<void> };

/** For what is new in a thread's memory. With the 64 MB that it would take otherwise, printing is no faster. */
const youngMegabytes = 12;

/** Long, since a thread that ends after each rush and begins with the next makes memory go up and down by all that it holds. */
const idleMs = 30 * 60_000;

/**
 * Prints in threads of its own, which begin with the first report and end when nobody has wanted one for a while. A report that takes longer
 * than `wallMs` ends its thread, and a new one takes its place.
 */
export function createThreadPrinter({
  threads = 1,
  wallMs = 30_000,
}: { threads?: number; wallMs?: number } = {}): ThreadPrinter {
  const pool = createThreadPool({
    program: new URL('print-in-thread.ts', import.meta.url),
    threads,
    idleMs,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    env: {}, // no secret of the server is of use there
  });
  return {
    async print(report, { signal } = {}) {
      const limit = AbortSignal.timeout(wallMs);
      const bytes: Uint8Array = await pool.run(report, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
      return bytes;
    },
    close: () => pool.close(),
  };
}
