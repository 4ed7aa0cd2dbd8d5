import { sql } from 'kysely';
import { z } from 'zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/kernel/app-error.ts';
import type { Log } from '#server/ports/log.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { JobHandler } from './jobs.ts';
import { defineQueue } from './queue.ts';
import { startJobs, type RunningJobs } from './start-jobs.ts';

const { db, address } = await createTestDatabase();
const patience = { timeout: 15_000, interval: 50 };
const running: RunningJobs[] = [];
let queueNumber = 0;

afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop({ withinMs: 1_000 })));
});

async function setup({ onePer = false } = {}) {
  const lines: object[] = [];
  const keep = (event: string, fields?: object) => void lines.push({ event, ...fields });
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
  const queue = defineQueue({
    name: `work-${(queueNumber += 1)}`,
    payload: z.object({ id: z.number() }),
    maxSeconds: 60,
    ...(onePer && { onePer: ({ id }: { id: number }) => String(id) }),
  });
  const jobs = await startJobs({ address, queues: [queue], log, putOffSeconds: 0 });
  running.push(jobs);
  const seen: { id: number; attempt: number }[] = [];
  const givenUp: number[] = [];
  const handler = (run: (id: number) => unknown = () => undefined): JobHandler<{ id: number }> => ({
    queue,
    run: async ({ id }, { attempt }) => {
      seen.push({ id, attempt });
      await run(id);
    },
    giveUp: ({ id }) => Promise.resolve(void givenUp.push(id)),
  });
  return { jobs, queue, handler, seen, givenUp, lines };
}

test('a job runs soon after it was sent', async () => {
  const { jobs, queue, handler, seen } = await setup();
  await jobs.work([handler()]);

  await jobs.send(queue, { id: 7 });

  await vi.waitFor(() => expect(seen).toEqual([{ id: 7, attempt: 1 }]), patience);
});

test('a job sent within a transaction that is rolled back never runs', async () => {
  const { jobs, queue, handler, seen } = await setup();
  await jobs.work([handler()]);

  const rolledBack = db.transaction().execute(async (within) => {
    await jobs.send(queue, { id: 1 }, { within });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await db.transaction().execute((within) => jobs.send(queue, { id: 2 }, { within }));

  await vi.waitFor(() => expect(seen).toEqual([{ id: 2, attempt: 1 }]), patience);
});

test('a job that always fails is tried three times and then given up once', async () => {
  const { jobs, queue, handler, seen, givenUp, lines } = await setup();
  const fail = () => {
    throw new AppError('document.unreadable');
  };
  await jobs.work([handler(fail)]);

  await jobs.send(queue, { id: 3 });

  const told = expect.objectContaining({ event: 'job.given_up', queue: queue.name });
  await vi.waitFor(() => expect(lines).toContainEqual(told), patience);
  expect(givenUp).toEqual([3]);
  expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

test('a job that could not be done for a fault of the place waits, however often, and no try of it is counted', async () => {
  const { jobs, queue, handler, seen, givenUp } = await setup({ onePer: true });
  let faults: Error[] = Array.from({ length: 5 }, () => new AppError('server.unavailable'));
  await jobs.work([
    handler(() => {
      const [fault, ...rest] = faults;
      faults = rest;
      if (fault !== undefined) throw fault;
    }),
  ]);

  await jobs.send(queue, { id: 5 }, { turn: { of: 'ana', behind: 3 } });

  await vi.waitFor(() => expect(seen).toHaveLength(6), patience);
  expect(new Set(seen.map(({ attempt }) => attempt))).toEqual(new Set([1]));
  expect(givenUp).toEqual([]);
  const findTurns = sql<{ group_id: string; priority: number }>`
    select distinct group_id, priority from jobs.job where name = ${queue.name}`;
  expect((await findTurns.execute(db)).rows).toEqual([{ group_id: 'ana', priority: -3 }]);
});

test('neither the queue nor the log keeps the message of an error', async () => {
  const { jobs, queue, handler, lines } = await setup();
  const fail = () => {
    throw new Error('cannot read "Ana has CANARY-4711"');
  };
  await jobs.work([handler(fail)]);

  await jobs.send(queue, { id: 4 });

  const findOutput = sql<{ output: string | null }>`select output::text from jobs.job where name = ${queue.name}`;
  await vi.waitFor(async () => expect((await findOutput.execute(db)).rows[0]?.output).toContain('failed'), patience);
  const { rows } = await findOutput.execute(db);
  expect(JSON.stringify([rows, lines])).not.toContain('CANARY');
});

test('a second job of the same key is not queued while the first one waits', async () => {
  const { jobs, queue, handler, seen } = await setup({ onePer: true });
  await jobs.send(queue, { id: 5 });
  await jobs.send(queue, { id: 5 });
  await jobs.send(queue, { id: 6 });

  await jobs.work([handler()]);

  await vi.waitFor(() => expect(seen.map(({ id }) => id).toSorted()).toEqual([5, 6]), patience);
});

test('a payload that does not fit its queue is refused at once', async () => {
  const { jobs, queue } = await setup();

  await expect(jobs.send<object>(queue, { id: 'seven' })).rejects.toThrow();
});

test('a job that was running when its process died comes back', async () => {
  const { jobs, queue, handler, seen } = await setup();
  await jobs.send(queue, { id: 8 });
  // What a killed process leaves: a job marked as taken whose heartbeat is in the past.
  await sql`update jobs.job set state = 'active', started_on = now() - interval '20 s',
    heartbeat_on = now() - interval '15 s' where name = ${queue.name}`.execute(db);

  await jobs.work([handler()]);

  await vi.waitFor(() => expect(seen).toEqual([{ id: 8, attempt: 2 }]), patience);
});

test('a job that was lost with its process again and again is not given up for it', async () => {
  const { jobs, queue, handler, seen, givenUp } = await setup();
  await jobs.send(queue, { id: 9 });
  await sql`update jobs.job set state = 'active', retry_count = 4, started_on = now() - interval '20 s',
    heartbeat_on = now() - interval '15 s' where name = ${queue.name}`.execute(db);

  await jobs.work([handler()]);

  await vi.waitFor(() => expect(seen).toEqual([{ id: 9, attempt: 6 }]), patience);
  expect(givenUp).toEqual([]);
});

test('fifty of the same key leave one to wait while another runs', async () => {
  const { jobs, queue, handler, seen } = await setup({ onePer: true });
  const first = Promise.withResolvers<undefined>();
  await jobs.work([handler(() => first.promise)]);
  await jobs.send(queue, { id: 10 });
  await vi.waitFor(() => expect(seen).toHaveLength(1), patience);

  await Promise.all(Array.from({ length: 50 }, () => jobs.send(queue, { id: 10 })));

  const waiting = await sql`select 1 from jobs.job where name = ${queue.name} and state = 'created'`.execute(db);
  first.resolve(undefined);
  expect(waiting.rows).toHaveLength(1);
  await vi.waitFor(() => expect(seen).toHaveLength(2), patience);
});

describe('turns', () => {
  test('the first job of one comes before the second of another', async () => {
    const { jobs, queue, handler, seen } = await setup();
    for (const behind of [0, 1, 2]) await jobs.send(queue, { id: behind }, { turn: { of: 'ana', behind } });
    await jobs.send(queue, { id: 10 }, { turn: { of: 'ben', behind: 0 } });

    await jobs.work([handler()]);

    await vi.waitFor(() => expect(seen.map(({ id }) => id)).toEqual([0, 10, 1, 2]), patience);
  });

  test('before the first of everybody are taken first, and known as that', async () => {
    const { jobs, queue, handler } = await setup();
    const turns: unknown[] = [];
    await jobs.send(queue, { id: 1 }, { turn: { of: 'ana', behind: 0 } });
    await jobs.send(queue, { id: 2 }, { turn: { of: 'ben', behind: -1 } });

    await jobs.work([{ ...handler(), run: async (_payload, { turn }) => void turns.push(turn) }]);

    const inOrder = [
      { of: 'ben', behind: -1 },
      { of: 'ana', behind: 0 },
    ];
    await vi.waitFor(() => expect(turns).toEqual(inOrder), patience);
  });

  test('are known to the job, which may send another in its turn', async () => {
    const { jobs, queue, handler } = await setup();
    const turns: unknown[] = [];
    await jobs.work([{ ...handler(), run: async (_payload, { turn }) => void turns.push(turn) }]);

    await jobs.send(queue, { id: 1 }, { turn: { of: 'ana', behind: 3 } });
    await vi.waitFor(() => expect(turns).toEqual([{ of: 'ana', behind: 3 }]), patience);
    await jobs.send(queue, { id: 2 });

    await vi.waitFor(() => expect(turns).toEqual([{ of: 'ana', behind: 3 }, undefined]), patience);
  });

  test('one with many jobs leaves a place for another', async () => {
    const { jobs, queue, handler, seen } = await setup();
    const end = Promise.withResolvers<undefined>();
    await jobs.work([{ ...handler(() => end.promise), concurrency: 2 }]);
    for (const behind of [0, 1, 2]) await jobs.send(queue, { id: behind }, { turn: { of: 'ana', behind } });
    await vi.waitFor(() => expect(seen).toHaveLength(1), patience);

    await jobs.send(queue, { id: 10 }, { turn: { of: 'ben', behind: 0 } });

    await vi.waitFor(() => expect(seen.map(({ id }) => id)).toEqual([0, 10]), patience);
    end.resolve(undefined);
    await vi.waitFor(() => expect(seen).toHaveLength(4), patience);
  });
});
