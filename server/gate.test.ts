import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

function setup() {
  const gate = createGate({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (task: number) =>
    gate(async () => {
      begun.push(task);
      await new Promise<void>((resolve) => (ends[task] = resolve));
      return task;
    });
  return { gate, begun, ends, start };
}

const afterAll = () => new Promise((resolve) => setImmediate(resolve));

test('two run, two wait in the order they came, and one more is refused', async () => {
  const { begun, ends, start } = setup();
  const running = [start(0), start(1), start(2), start(3)];

  await expect(start(4)).rejects.toMatchObject({ code: 'server.unavailable' });

  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await afterAll();
  expect(begun).toEqual([0, 1, 2]);
  for (const at of [0, 2]) ends[at]?.();
  await afterAll();
  ends[3]?.();
  expect(await Promise.all(running)).toEqual([0, 1, 2, 3]);
});

test('a task that fails makes room like any other', async () => {
  const { gate } = setup();
  const fail = () => gate(() => Promise.reject(new Error('broken')));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow('broken');
  await expect(gate(async () => 'done')).resolves.toBe('done');
});
