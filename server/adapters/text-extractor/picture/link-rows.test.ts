import { expect, test } from 'vitest';
import { linkRows } from './link-rows.ts';

const feet = (...places: [x: number, y: number][]) => places.map(([x, y]) => ({ x, y, width: 10 }));
const limits = { reach: 20, tolerance: 5 };

test.each<[string, [number, number][], number[][]]>([
  [
    'letters of a row from left to right',
    [
      [40, 100],
      [0, 101],
      [20, 99],
    ],
    [[1, 2, 0]],
  ],
  [
    'rows apart',
    [
      [0, 100],
      [20, 100],
      [0, 120],
      [20, 120],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'cells that are far apart',
    [
      [0, 100],
      [20, 100],
      [90, 100],
    ],
    [[0, 1], [2]],
  ],
  [
    'a row that rises',
    [
      [0, 100],
      [20, 97],
      [40, 94],
      [60, 91],
    ],
    [[0, 1, 2, 3]],
  ],
  [
    'one neighbour only, the nearer',
    [
      [0, 100],
      [20, 104],
      [22, 97],
    ],
    [[0, 1, 2]],
  ],
])('links %s', (_, places, rows) => {
  const found = linkRows(feet(...places), { ...limits, tolerance: places.length === 3 ? 8 : 5 });
  expect(found.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual(rows);
});
