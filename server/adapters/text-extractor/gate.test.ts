import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('lets so many run at once and the others in the order they came', async () => {
  const gate = createGate(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, at) => gate(() => (begun.push(at), promise)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(10);
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  ends.forEach(({ resolve }, at) => resolve(at));
  expect(await Promise.all(results)).toEqual([0, 10, 2, 3, 4]);
});

test('a failure frees its place', async () => {
  const gate = createGate(1);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(() => Promise.resolve('yes'))).toBe('yes');
});
