import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('tasks of one key never run at once and keep their order, those of others do not wait for them', async () => {
  const inTurn = createTurns({ waiting: 10 });
  const told: string[] = [];
  const task = (key: string, name: string) =>
    inTurn(key, async () => {
      told.push(`${name} begins`);
      await pause();
      told.push(`${name} ends`);
    });

  await Promise.all([task('a', 'first'), task('a', 'second'), task('b', 'other')]);

  const ofA = told.filter((event) => !event.startsWith('other'));
  expect(ofA).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
});

test('a task that fails lets the next one run', async () => {
  const inTurn = createTurns({ waiting: 10 });

  const failing = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('too many for one key are refused, and others are not', async () => {
  const inTurn = createTurns({ waiting: 2 });
  const running = [1, 2, 3].map((name) => inTurn('a', async () => (await pause(), name)));

  await expect(inTurn('a', async () => 4)).rejects.toMatchObject({ code: 'server.unavailable' });
  await expect(inTurn('b', async () => 5)).resolves.toBe(5);

  expect(await Promise.all(running)).toEqual([1, 2, 3]);
  await expect(inTurn('a', async () => 6)).resolves.toBe(6);
});
