import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';
import { givenUpName } from './create-queues.ts';
import type { JobHandler } from './jobs.ts';

// New jobs announce themselves. Second tries and the jobs of dead processes do not, so they are looked for.
const everySecond = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** Runs jobs of one kind in this process, and the last words of those that were given up. */
export async function workOn(boss: PgBoss, handler: JobHandler<object>, log: Log): Promise<void> {
  const { queue, concurrency = 1 } = handler;
  const options = { includeMetadata: true, localConcurrency: concurrency, ...everySecond } as const;

  await boss.work<object, void, typeof options>(queue.name, options, ([job]) =>
    watched(log, queue.name, job, async (data, { signal, retryCount }) => {
      await handler.run(queue.payload.parse(data), { signal, attempt: retryCount + 1 });
    }),
  );
  await boss.work<object, void, typeof options>(givenUpName(queue), { ...options, localConcurrency: 1 }, ([job]) =>
    watched(log, givenUpName(queue), job, async (data) => {
      await handler.giveUp?.(queue.payload.parse(data));
    }),
  );
}

type Job = JobWithMetadata<object>;

async function watched(log: Log, name: string, job: Job | undefined, run: (data: object, job: Job) => Promise<void>) {
  if (job === undefined) return;
  const startedAt = performance.now();
  const fields = () => ({
    queue: name,
    job: job.id,
    attempt: job.retryCount + 1,
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    await run(job.data, job);
    log.info('job.done', fields());
  } catch (error) {
    log.warn('job.failed', { ...fields(), ...errorFields(error) });
    // The queue keeps what is thrown, and a message can quote a document: it gets the code alone.
    throw new Error(error instanceof AppError ? error.code : 'failed', { cause: undefined });
  }
}
