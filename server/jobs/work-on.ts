import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/ports/log.ts';
import { givenUpName } from './create-queues.ts';
import type { JobHandler, Turn } from './jobs.ts';
import { maxTries } from './queue.ts';

type Job = JobWithMetadata<object>;
type Run = (job: Job) => Promise<void>;

// New jobs announce themselves. Second tries and the jobs of dead processes do not, so they are looked for.
const everySecond = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** Runs jobs of one kind in this process, and the last words of those that were given up. */
export async function workOn(boss: PgBoss, handler: JobHandler<object>, log: Log): Promise<void> {
  const { queue, concurrency = 1 } = handler;
  const run: Run = (job) =>
    handler.run(queue.payload.parse(job.data), {
      signal: job.signal,
      attempt: job.retryCount + 1,
      turn: turnOf(job),
    });
  const giveUp: Run = async ({ data }) => handler.giveUp?.(queue.payload.parse(data));

  await take(boss, queue.name, concurrency, async (job) => {
    const failure = await failureOf(run, job, log);
    if (failure === undefined) return;
    if (job.retryCount + 1 < maxTries) throw new Error(failure);
    await boss.send(givenUpName(queue), job.data);
  });
  await take(boss, givenUpName(queue), 1, async (job) => {
    const failure = await failureOf(giveUp, job, log);
    if (failure !== undefined) throw new Error(failure);
  });
}

const turnOf = ({ groupId, priority }: Job): Turn | undefined =>
  groupId ? { of: groupId, behind: 0 - priority } : undefined;

async function take(boss: PgBoss, name: string, localConcurrency: number, run: Run): Promise<void> {
  const localGroupConcurrency = Math.max(1, localConcurrency - 1); // a place is left for somebody else
  const options = { includeMetadata: true, localConcurrency, localGroupConcurrency, ...everySecond } as const;
  const worker = await boss.work<object, undefined, typeof options>(name, options, async ([job]) => {
    if (job === undefined) return;
    try {
      await run(job);
    } finally {
      boss.notifyWorker(worker); // jobs that waited announced themselves long ago: do not wait for the next look
    }
  });
}

/** The queue keeps what is thrown at it, and a message can quote a document: it gets this code alone. */

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
