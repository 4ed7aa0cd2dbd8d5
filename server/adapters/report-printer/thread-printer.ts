import type { ReportPrinter } from '#server/ports/report-printer.ts';
import { createOwnerThreads } from '../owner-threads.ts';

export type ThreadPrinter = ReportPrinter & { close(): Promise<void> };

/** For what is new in a thread's memory. With the 64 MB that it would take otherwise, printing is no faster. */
const youngMegabytes = 12;

/** Long, since a thread that ends after each rush and begins with the next makes memory go up and down by all that it holds. */
const idleMs = 30 * 60_000;

/**
 * Prints in threads of its own, which begin with the first report and end when nobody has wanted one for a while.
 */
export function createThreadPrinter({
  threads = 1,
  wallMs = 30_000,
}: { threads?: number; wallMs?: number } = {}): ThreadPrinter {
  const pool = createOwnerThreads({
    program: new URL('print-in-thread.ts', import.meta.url),
    threads,
    wallMs,
    idleMs,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  return {
    print: (report, options) => pool.run(report, options),
    close: () => pool.close(),
  };
}
