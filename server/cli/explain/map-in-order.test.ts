import { expect, test } from 'vitest';
import { mapInOrder } from './map-in-order.ts';

async function* numbers(count: number, asked: number[] = []) {
  for (let number = 1; number <= count; number++) {
    asked.push(number);
    yield number;
  }
}

test('answers in the order given although later ones finish first', async () => {
  const slowFirst = (number: number) =>
    new Promise<number>((resolve) => setTimeout(() => resolve(number), 12 - number));
  expect(await Array.fromAsync(mapInOrder(numbers(10), 4, slowFirst))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('never has more at work than allowed, and never asks far ahead', async () => {
  let atWork = 0;
  let most = 0;
  const asked: number[] = [];
  const answers = mapInOrder(numbers(50, asked), 3, async (number) => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setTimeout(resolve, 1));
    atWork -= 1;
    return number;
  });
  await answers.next();
  expect(asked.length).toBeLessThanOrEqual(4);
  expect((await Array.fromAsync(answers)).length).toBe(49);
  expect(most).toBeLessThanOrEqual(3);
});
