import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

/** A task that ends when it is told to, and notes when it began. */
function held(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = () => {
    begun.push(name);
    return promise;
  };
  return { task, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('lets those of one name wait for each other, and nobody else', async () => {
  const begun: string[] = [];
  const takeTurns = createTurns();
  const [first, second, other] = [held(begun, 'first'), held(begun, 'second'), held(begun, 'other')];

  const ended = [takeTurns('a', first.task), takeTurns('a', second.task), takeTurns('b', other.task)];
  other.end();
  await ended[2];
  expect(begun).toEqual(['first', 'other']);
  first.end();
  second.end();

  expect(await Promise.all(ended)).toEqual(['first', 'second', 'other']);
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('goes on behind one that has failed', async () => {
  const begun: string[] = [];
  const takeTurns = createTurns();
  const [first, second] = [held(begun, 'first'), held(begun, 'second')];

  const failed = expect(takeTurns('a', first.task)).rejects.toThrow('first');
  const next = takeTurns('a', second.task);
  first.fail();
  second.end();

  await failed;
  expect(await next).toBe('second');
  expect(await takeTurns('a', () => Promise.resolve('third'))).toBe('third');
});
