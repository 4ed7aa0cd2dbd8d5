import { expect, onTestFinished, test } from 'vitest';
import { createOwnerThreads } from './owner-threads.ts';

function setup({ threads, wallMs = 60_000 }: { threads: number; wallMs?: number }) {
  const program = new URL('owner-threads.test-helper.ts', import.meta.url);
  const pool = createOwnerThreads({ program, threads, wallMs });
  onTestFinished(() => pool.close());
  const ended: string[] = [];
  const sleep = async (owner: string, ms: number, signal?: AbortSignal) => {
    await pool.run(ms, { owner, signal, name: 'sleep' });
    ended.push(owner);
  };
  return { pool, sleep, ended };
}

test('counts the time from when a task begins: what waits long is not ended for it', async () => {
  const { sleep, ended } = setup({ threads: 1, wallMs: 2_000 });

  await Promise.all(Array.from({ length: 9 }, (_, at) => sleep(`owner ${at % 3}`, 300)));

  expect(ended).toHaveLength(9);
});

test('lets owners take turns, and keeps a thread from those that have one', async () => {
  const { sleep, ended } = setup({ threads: 2 });
  const greedy = Array.from({ length: 6 }, () => sleep('greedy', 150));

  await sleep('ana', 20);

  expect(ended.length).toBeLessThan(4);
  await Promise.all(greedy);
});

test('ends a task that works too long, says so, and does the next one', async () => {
  const { sleep, ended } = setup({ threads: 1, wallMs: 500 });

  await expect(sleep('ana', 60_000)).rejects.toMatchObject({ code: 'server.took_too_long' });
  await sleep('bo', 1);

  expect(ended).toEqual(['bo']);
});

test('passes on what a task threw', async () => {
  const { pool } = setup({ threads: 1 });
  await expect(pool.run(null, { owner: 'ana', name: 'fail' })).rejects.toThrow('broken');
});

test('leaves out a task that is no longer waited for, before it begins', async () => {
  const { sleep, ended } = setup({ threads: 1 });
  const left = new AbortController();
  const first = sleep('ana', 200);
  const second = sleep('bo', 60_000, left.signal);

  left.abort();

  await expect(second).rejects.toThrow();
  await first;
  await sleep('cy', 1);
  expect(ended).toEqual(['ana', 'cy']);
});
