import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Log } from '#server/ports/log.ts';
import { version } from '#server/version.ts';
import { countLines } from './count-lines.ts';
import { createEventMeters } from './event-meters.ts';
import { createStateGauges, type WatchedState } from './state-gauges.ts';

/** What can be counted of the program, for operators. Nothing in it is of one person or one document. */
export type Metrics = {
  /** The same log; what it is told is counted from then on. */
  countLines(log: Log): Log;
  /** From then on there are values of how things stand, too. */
  watch(state: WatchedState): void;
  /** In the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>;
};

export function createMetrics({ role }: { role: string }, registry = new Registry()): Metrics {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'readback_build_info',
    help: 'Always 1. Tells the version and the role of the process.',
    labelNames: ['version', 'role'],
    registers: [registry],
  }).set({ version, role }, 1);
  const count = createEventMeters(registry);
  const { watch } = createStateGauges(registry);
  return {
    countLines: (log) => countLines(log, count),
    watch,
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
