import { expect, test } from 'vitest';
import { coveringMost } from './covering-most.ts';

test('a stretch that is hardly more than one of the others', () => {
  const isRow = coveringMost([
    [10, 30],
    [40, 60],
  ]);

  expect(isRow([8, 34])).toBe(true);
  expect(isRow([0, 40])).toBe(false);
  expect(isRow([60, 80])).toBe(false);
});
