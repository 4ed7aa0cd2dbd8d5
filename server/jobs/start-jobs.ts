import { fromKysely, PgBoss } from 'pg-boss';
import type { DatabaseAddress } from '#server/db/pool.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';
import type { JobHandler, Jobs, SendOptions } from './jobs.ts';
import { createQueues } from './create-queues.ts';
import { jobSchema } from './job-schema.ts';
import type { Queue } from './queue.ts';
import { workOn } from './work-on.ts';

export type RunningJobs = Jobs & {
  /** Takes up work of these kinds in this process. */
  work(handlers: readonly JobHandler<object>[]): Promise<void>;
  /** Stops taking jobs, gives the running ones this long, and hands unfinished ones back. */
  stop(options: { withinMs: number }): Promise<void>;
};

/** Opens the queues on the app's database. A job lost with its process is found by its missing heartbeat in seconds. */
export async function startJobs(deps: {
  address: DatabaseAddress;
  queues: readonly Queue[];
  log: Log;
  putOffSeconds?: number;
}): Promise<RunningJobs> {
  const { address, queues, log, putOffSeconds = 5 } = deps;
  const boss = new PgBoss({
    ...address,
    schema: jobSchema,
    application_name: 'readback-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  });
  boss.on('error', (error) => log.warn('jobs.error', errorFields(error)));
  boss.on('warning', () => log.warn('jobs.warning'));
  await boss.start();
  await createQueues(boss, queues);

  return {
    send: (queue, payload, options) => send(boss, queue, payload, options),
    work: async (handlers) => {
      for (const handler of handlers) await workOn(boss, handler, { log, putOffSeconds });
    },
    stop: ({ withinMs }) => boss.stop({ graceful: true, timeout: withinMs, close: true }),
  };
}

async function send<Payload extends object>(
  boss: PgBoss,
  queue: Queue<Payload>,
  payload: Payload,
  { within, afterSeconds, turn }: SendOptions = {},
): Promise<void> {
  await boss.send(queue.name, queue.payload.parse(payload), {
    ...(within && { db: fromKysely(within) }),
    ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
    ...(turn && { group: { id: turn.of }, priority: -turn.behind }),
    ...(queue.onePer && { singletonKey: queue.onePer(payload) }),
  });
}
