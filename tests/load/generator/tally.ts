import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import type { Report, Waits } from './order.ts';

const thousandths = 1000; // of a millisecond, which is what the histograms count in

/** Counts answers and how long each was waited for; three digits of every wait are kept, however many there are. */
export function createTally() {
  const all = createHistogram();
  const kinds = new Map<string, RecordableHistogram>();
  const statuses: Record<string, number> = {};
  const cpuBefore = process.cpuUsage();
  const busyBefore = performance.eventLoopUtilization();
  const from = Date.now();

  return {
    add(kind: string, status: number | 'lost', waitedMs: number): void {
      const histogram = kinds.get(kind) ?? createHistogram();
      kinds.set(kind, histogram);
      const wait = Math.max(1, Math.round(waitedMs * thousandths));
      histogram.record(wait);
      all.record(wait);
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
    count: () => all.count,
    /** `seconds`: how long was counted for. */
    report(seconds: number, warmed: number): Report {
      const { user, system } = process.cpuUsage(cpuBefore);
      return {
        perSecond: (all.count - (statuses['lost'] ?? 0)) / seconds,
        warmed,
        all: waitsOf(all),
        kinds: Object.fromEntries([...kinds].map(([name, histogram]) => [name, waitsOf(histogram)])),
        statuses,
        ownCpuSeconds: (user + system) / 1e6,
        ownBusy: performance.eventLoopUtilization(busyBefore).utilization,
        from,
        to: Date.now(),
      };
    },
  };
}

export type Tally = ReturnType<typeof createTally>;

const waitsOf = (histogram: RecordableHistogram): Waits => ({
  count: histogram.count,
  p50: histogram.percentile(50) / thousandths,
  p95: histogram.percentile(95) / thousandths,
  p99: histogram.percentile(99) / thousandths,
  longest: histogram.max / thousandths,
});
