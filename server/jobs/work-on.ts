import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';
import { givenUpName } from './create-queues.ts';
import type { JobHandler } from './jobs.ts';

type Job = JobWithMetadata<object>;
type Run = (job: Job) => Promise<void>;

// New jobs announce themselves. Second tries and the jobs of dead processes do not, so they are looked for.
const everySecond = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** Runs jobs of one kind in this process, and the last words of those that were given up. */
export async function workOn(boss: PgBoss, handler: JobHandler<object>, log: Log): Promise<void> {
  const { queue, concurrency = 1 } = handler;
  await take(queue.name, concurrency, ({ data, signal, retryCount }) =>
    handler.run(queue.payload.parse(data), { signal, attempt: retryCount + 1 }),
  );
  await take(givenUpName(queue), 1, async ({ data }) => handler.giveUp?.(queue.payload.parse(data)));

  async function take(name: string, localConcurrency: number, run: Run): Promise<void> {
    const options = { includeMetadata: true, localConcurrency, ...everySecond } as const;
    await boss.work<object, undefined, typeof options>(name, options, async ([job]) => {
      const failure = job && (await failureOf(run, job, log));
      // The queue keeps what is thrown, and a message can quote a document: it gets a code alone.
      if (failure !== undefined) throw new Error(failure);
    });
  }
}

async function failureOf(run: Run, job: Job, log: Log): Promise<string | undefined> {
  const startedAt = performance.now();
  const fields = () => ({
    queue: job.name,
    job: job.id,
    attempt: job.retryCount + 1,
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    await run(job);
    log.info('job.done', fields());
    return undefined;
  } catch (error) {
    log.warn('job.failed', { ...fields(), ...errorFields(error) });
    return error instanceof AppError ? error.code : 'failed';
  }
}
