import { sql } from 'kysely';
import { z } from 'zod';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryLog } from '#tests/support/memory-log.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { countWaiting } from './count-waiting.ts';
import { defineQueue } from './queue.ts';
import { startJobs } from './start-jobs.ts';

const { db, address } = await createTestDatabase();

test('counts what could run, tells how long the oldest has waited, and leaves out what was put off', async () => {
  const queue = defineQueue({ name: 'work', payload: z.object({ id: z.number() }), maxSeconds: 60 });
  const jobs = await startJobs({ address, queues: [queue], log: createMemoryLog() });
  onTestFinished(() => jobs.stop({ withinMs: 1_000 }));
  const find = async () => (await countWaiting(db)).find((counted) => counted.queue === 'work');
  expect(await find()).toEqual({ queue: 'work', waiting: 0, oldestSeconds: 0 });

  for (const id of [1, 2]) await jobs.send(queue, { id });
  await jobs.send(queue, { id: 3 }, { afterSeconds: 600 });
  const old = sql`created_on - interval '90 seconds'`;
  await sql`update jobs.job set created_on = ${old}, start_after = ${old} where data ->> 'id' = '1'`.execute(db);

  const found = await find();
  expect(found?.waiting).toBe(2);
  expect(found?.oldestSeconds).toBeGreaterThanOrEqual(90);
  expect(found?.oldestSeconds).toBeLessThan(120);
});

test('the queue of what was given up is told as well, and those of the library are not', async () => {
  const names = (await countWaiting(db)).map(({ queue }) => queue);
  expect(names).toEqual(['work', 'work.given-up']);
});
