import { expect, test, vi } from 'vitest';
import { createKept } from './kept.ts';

function setup(load: () => Promise<number>, withinMs = 1_000) {
  let time = 0;
  const loading = vi.fn(load);
  const ask = createKept(loading, { forMs: 100, withinMs, now: () => time });
  return { ask, loading, pass: (ms: number) => (time += ms) };
}

test('is loaded once, however many ask, and anew after a while', async () => {
  let value = 0;
  const { ask, loading, pass } = setup(() => Promise.resolve((value += 1)));

  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  pass(99);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
  expect(loading).toHaveBeenCalledTimes(2);
});

test('is not known while it cannot be loaded, and comes back by itself', async () => {
  let isAway = true;
  const { ask, pass } = setup(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(7)));
  expect(await ask()).toBeUndefined();

  isAway = false;
  pass(100);

  expect(await ask()).toBe(7);
});

test('nobody waits for what hangs, and it is not loaded a second time beside it', async () => {
  const { ask, loading, pass } = setup(() => new Promise(() => undefined), 20);

  expect(await ask()).toBeUndefined();
  pass(1_000);
  expect(await ask()).toBeUndefined();

  expect(loading).toHaveBeenCalledOnce();
});
