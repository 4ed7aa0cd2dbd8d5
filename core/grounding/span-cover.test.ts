import { expect, test } from 'vitest';
import { spanCover } from './span-cover.ts';

test.each([
  [[0, 2], false],
  [[2, 4], true],
  [[5, 8], false],
  [[7, 9], true],
  [[11, 13], true],
  [[14, 20], false],
] as const)('knows whether %j touches any of the spans', ([start, end], expected) => {
  const covers = spanCover([
    [8, 10],
    [3, 5],
    [9, 14],
  ]);

  expect(covers([start, end])).toBe(expected);
});

test('covers nothing without spans', () => {
  expect(spanCover([])([0, 5])).toBe(false);
});
