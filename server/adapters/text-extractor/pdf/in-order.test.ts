import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('gives results in order although later work ends first', async () => {
  const results: number[] = [];
  for await (const result of inOrder(4, 4, async (index) => later(4 - index).then(() => index))) results.push(result);
  expect(results).toEqual([0, 1, 2, 3]);
});

test('begins no more work than may be begun', async () => {
  let begun = 0;
  const most: number[] = [];
  const work = async () => {
    begun += 1;
    await later(1);
  };
  let told = 0;
  for await (const _ of inOrder(10, 3, work)) most.push(begun - told++);
  expect(Math.max(...most)).toBe(3);
  expect(begun).toBe(10);
});

test('a failure is told when its turn comes', async () => {
  const results: number[] = [];
  const work = async (index: number) => {
    if (index === 1) throw new Error('no');
    return index;
  };
  await expect(async () => {
    for await (const result of inOrder(3, 3, work)) results.push(result);
  }).rejects.toThrow('no');
  expect(results).toEqual([0]);
});

test('nothing to do is no result', async () => {
  const results: unknown[] = [];
  for await (const result of inOrder(0, 3, async () => 1)) results.push(result);
  expect(results).toEqual([]);
});
