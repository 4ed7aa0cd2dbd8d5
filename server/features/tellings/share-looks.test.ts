import { expect, test } from 'vitest';
import { createShareLooks } from './share-looks.ts';

function setup() {
  const share = createShareLooks<number>();
  const ends: PromiseWithResolvers<undefined>[] = [];
  const task = async () => {
    const end = Promise.withResolvers<undefined>();
    const number = ends.push(end);
    await end.promise;
    return number;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { share, ends, settle, look: (key = 'a') => share(key, task) };
}

test('a thousand who ask while one looks get one look, which begins after they asked', async () => {
  const { ends, look, settle } = setup();
  const first = look();
  const others = Array.from({ length: 1000 }, () => look());
  expect(ends).toHaveLength(1);

  ends[0]?.resolve(undefined);
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(undefined);

  expect(await first).toBe(1);
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
});

test('whoever asks later gets a look of their own', async () => {
  const { ends, look, settle } = setup();
  const first = look();
  ends[0]?.resolve(undefined);
  await first;
  await settle();

  void look();

  expect(ends).toHaveLength(2);
});

test('a look that fails fails for those who waited for it, and not for the next', async () => {
  const { share, ends, look } = setup();
  const failing = share('a', () => Promise.reject(new Error('away')));
  const next = look();

  await expect(failing).rejects.toThrow('away');
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.resolve(undefined);

  await expect(next).resolves.toBe(1);
});

test('those who look at other things do not wait', () => {
  const { ends, look } = setup();
  void look('a');
  void look('b');
  expect(ends).toHaveLength(2);
});
