import { expect, test } from 'vitest';
import { solve } from './solve.ts';

test.each([
  [
    'two equations',
    [
      [2, 1],
      [1, 3],
    ],
    [5, 10],
    [1, 3],
  ],
  [
    'equations that need another order',
    [
      [0, 1],
      [1, 0],
    ],
    [4, 7],
    [7, 4],
  ],
  [
    'three equations',
    [
      [1, 1, 1],
      [0, 2, 5],
      [2, 5, -1],
    ],
    [6, -4, 27],
    [5, 3, -2],
  ],
  [
    'an unknown that no equation names',
    [
      [1, 0],
      [0, 0],
    ],
    [3, 0],
    [3, 0],
  ],
])('solves %s', (_, matrix, target, expected) => {
  solve(matrix, target).forEach((value, at) => {
    expect(value).toBeCloseTo(expected[at] ?? NaN, 9);
  });
});
