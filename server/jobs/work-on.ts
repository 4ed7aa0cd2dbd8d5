import type { JobWithMetadata, PgBoss, SendOptions } from 'pg-boss';
import { AppError } from '#core/kernel/app-error.ts';
import { errorFields } from '#server/error-fields.ts';
import { isPassingFault } from '#server/is-passing-fault.ts';
import type { Log } from '#server/ports/log.ts';
import { givenUpName } from './create-queues.ts';
import type { JobHandler, Turn } from './jobs.ts';
import { maxTries } from './queue.ts';

type Job = JobWithMetadata<object>;
type Run = (job: Job) => Promise<void>;

// New jobs announce themselves. Second tries and the jobs of dead processes do not, so they are looked for.
const everySecond = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

export type WorkOptions = {
  log: Log;
  /** How long a job waits where it could not be done for a fault of the place, such as files that cannot be reached. */
  putOffSeconds: number;
};

/** Runs jobs of one kind in this process, and the last words of those that were given up. */
export async function workOn(
  boss: PgBoss,
  handler: JobHandler<object>,
  { log, putOffSeconds }: WorkOptions,
): Promise<void> {
  const { queue, concurrency = 1, concurrencyPerOwner = Math.max(1, concurrency - 1) } = handler;
  const places = { localConcurrency: concurrency, localGroupConcurrency: concurrencyPerOwner };
  const run: Run = (job) =>
    handler.run(queue.payload.parse(job.data), {
      signal: job.signal,
      attempt: job.retryCount + 1,
      turn: turnOf(job),
    });
  const giveUp: Run = async ({ data }) => handler.giveUp?.(queue.payload.parse(data));

  await take(boss, queue.name, places, async (job) => {
    const failure = await failureOf(run, job, log);
    if (failure === undefined) return;
    if (failure === 'put off') return void (await boss.send(queue.name, job.data, putOff(job, putOffSeconds)));
    if (job.retryCount + 1 < maxTries) throw new Error(failure);
    await boss.send(givenUpName(queue), job.data);
  });
  await take(boss, givenUpName(queue), { localConcurrency: 1, localGroupConcurrency: 1 }, async (job) => {
    const failure = await failureOf(giveUp, job, log);
    if (failure !== undefined) throw new Error(failure);
    log.warn('job.given_up', { queue: queue.name, job: job.id });
  });
}

/** The same job anew: a try that tells nothing of it is not counted. */
const putOff = ({ groupId, priority, singletonKey }: Job, startAfter: number): SendOptions => ({
  startAfter,
  priority,
  ...(groupId && { group: { id: groupId } }),
  ...(singletonKey && { singletonKey }),
});

const turnOf = ({ groupId, priority }: Job): Turn | undefined =>
  groupId ? { of: groupId, behind: 0 - priority } : undefined;

type Places = { localConcurrency: number; localGroupConcurrency: number };

async function take(boss: PgBoss, name: string, places: Places, run: Run): Promise<void> {
  const options = { includeMetadata: true, ...places, ...everySecond } as const;
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
    if (isPassingFault(error)) return 'put off';
    return error instanceof AppError ? error.code : 'failed';
  }
}
