import { expect, test } from 'vitest';
import { whileAllowed } from './while-allowed.ts';

function setup({ allowed, everyMs = 0 }: { allowed: boolean[]; everyMs?: number }) {
  const answers = [...allowed];
  let isLeft = false;
  async function* pieces() {
    try {
      for (const piece of ['a', 'b', 'c']) yield piece;
    } finally {
      isLeft = true;
    }
  }
  const isAllowed = async () => answers.shift() ?? true;
  const taken: string[] = [];
  const take = async () => {
    for await (const piece of whileAllowed(pieces(), { engine: 'openai', isAllowed, everyMs })) taken.push(piece);
  };
  return { take, taken, isLeft: () => isLeft, asked: () => allowed.length - answers.length };
}

test('everything is taken while it is allowed', async () => {
  const { take, taken } = setup({ allowed: [] });
  await take();
  expect(taken).toEqual(['a', 'b', 'c']);
});

test('nobody is asked without leave', async () => {
  const { take, taken, isLeft } = setup({ allowed: [false] });
  await expect(take()).rejects.toMatchObject({ name: 'ModelFailure', fault: 'cancelled', engine: 'openai' });
  expect([taken, isLeft()]).toEqual([[], false]);
});

test('once it is withdrawn nothing more is taken, and the provider is left', async () => {
  const { take, taken, isLeft } = setup({ allowed: [true, true, false] });
  await expect(take()).rejects.toMatchObject({ fault: 'cancelled' });
  expect([taken, isLeft()]).toEqual([['a'], true]);
});

test('leave is not asked for more often than told', async () => {
  const { take, asked } = setup({ allowed: [true, false, false], everyMs: 60_000 });
  await take();
  expect(asked()).toBe(1);
});
