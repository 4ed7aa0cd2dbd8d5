import type { PgBoss, QueueOptions } from 'pg-boss';
import { maxTriesWithLost, type Queue } from './queue.ts';

/** Where the jobs of a queue go when they are given up. */
export const givenUpName = (queue: Queue): string => `${queue.name}.given-up`;

const day = 24 * 60 * 60;

/** Declares the queues in the database, and brings those that are there to the present settings. */
export async function createQueues(boss: PgBoss, queues: readonly Queue[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const queue of queues) {
    const policy = queue.onePer === undefined ? 'standard' : 'short';
    await declare(boss, known, givenUpName(queue), { options: optionsOf(queue), policy: 'standard' });
    await declare(boss, known, queue.name, {
      options: { ...optionsOf(queue), deadLetter: givenUpName(queue) },
      policy,
    });
  }
}

const optionsOf = (queue: Queue): QueueOptions => ({
  expireInSeconds: queue.maxSeconds,
  heartbeatSeconds: 10,
  retryLimit: maxTriesWithLost - 1,
  retryDelay: 1,
  retryDelayMax: 8,
  retryBackoff: true,
  deleteAfterSeconds: day,
});

type Declaration = { options: QueueOptions & { deadLetter?: string }; policy: string };

async function declare(boss: PgBoss, known: Set<string>, name: string, { options, policy }: Declaration) {
  if (known.has(name)) await boss.updateQueue(name, { ...options, notify: true });
  else await boss.createQueue(name, { ...options, policy, notify: true });
}
