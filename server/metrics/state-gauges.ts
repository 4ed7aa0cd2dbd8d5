import { Gauge, type Registry } from 'prom-client';
import type { WaitingJobs } from '#server/jobs/count-waiting.ts';
import { createKept } from './kept.ts';

/** What is looked at when somebody reads the metrics. */
export type WatchedState = {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  providers: readonly { name: string; isPassedOver(): boolean }[];
  /** Undefined where the store has no end that it would tell of. */
  freeBytes: (() => Promise<number>) | undefined;
  /** Undefined where this process takes no jobs: those that do tell it for all. */
  countWaiting: (() => Promise<WaitingJobs[]>) | undefined;
};

const kept = { forMs: 10_000, withinMs: 2_000 };

/** Metrics of how things stand. Until they are watched, and while they cannot be looked at, there are no values. */
export function createStateGauges(registry: Registry): { watch(state: WatchedState): void } {
  let state: WatchedState | undefined;
  let countWaiting: () => Promise<WaitingJobs[] | undefined> = () => Promise.resolve(undefined);

  registerPool(registry, () => state?.pool);
  registerProviders(registry, () => state?.providers ?? []);
  registerFreeBytes(registry, () => state?.freeBytes);
  registerQueues(registry, () => countWaiting());
  return {
    watch(watched) {
      state = watched;
      if (watched.countWaiting !== undefined) countWaiting = createKept(watched.countWaiting, kept);
    },
  };
}

function registerPool(registry: Registry, poolNow: () => WatchedState['pool'] | undefined): void {
  new Gauge({
    name: 'readback_database_connections',
    help: 'Connections of this process to the database. `state` is `busy` or `idle`.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = poolNow();
      if (pool === undefined) return;
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'readback_database_waiting',
    help: 'Queries of this process that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(poolNow()?.waitingCount ?? 0);
    },
  });
}

function registerProviders(registry: Registry, providersNow: () => WatchedState['providers']): void {
  new Gauge({
    name: 'readback_model_provider_up',
    help: '1 where a provider is asked, 0 where it is passed over because of its last faults.',
    labelNames: ['provider'],
    registers: [registry],
    collect() {
      for (const { name, isPassedOver } of providersNow()) this.set({ provider: name }, isPassedOver() ? 0 : 1);
    },
  });
}

function registerFreeBytes(registry: Registry, freeBytesNow: () => WatchedState['freeBytes']): void {
  new Gauge({
    name: 'readback_files_free_bytes',
    help: 'Free space where the files are. Not there for a bucket.',
    labelNames: [],
    registers: [registry],
    async collect() {
      this.remove();
      const free = await freeBytesNow()?.().catch(() => undefined);
      if (free !== undefined) this.set(free);
    },
  });
}

function registerQueues(registry: Registry, countWaiting: () => Promise<WaitingJobs[] | undefined>): void {
  const labelNames = ['queue'] as const;
  new Gauge({
    name: 'readback_queue_waiting_jobs',
    help: 'Jobs that could run and wait for a worker, by queue, counted at most every ten seconds. Every worker tells the same for all.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, waiting } of (await countWaiting()) ?? []) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    name: 'readback_queue_oldest_seconds',
    help: 'How long the oldest of them has waited; 0 where none does.',
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldestSeconds } of (await countWaiting()) ?? []) this.set({ queue }, oldestSeconds);
    },
  });
}
