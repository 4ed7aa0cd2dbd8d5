import { expect, test } from 'vitest';
import type { PlacedRun } from './placed-run.ts';
import { withoutSecondPrint } from './printed-twice.ts';

const run = (text: string, x: number, y: number): PlacedRun => ({
  text,
  x,
  y,
  width: 30,
  size: 10,
  angle: 0,
  monospaced: false,
});

test.each([
  ['bold by printing twice', [run('133', 100, 100), run('133', 100.4, 100)], 1],
  ['a shadow', [run('133', 100, 100), run('133', 101, 101)], 1],
  ['bold by printing three times', [run('133', 100, 100), run('133', 100.3, 100), run('133', 100.6, 100)], 1],
  ['the same number in the next column', [run('133', 100, 100), run('133', 140, 100)], 2],
  ['the same number in the next row', [run('133', 100, 100), run('133', 100, 112)], 2],
  ['another number at the same place', [run('133', 100, 100), run('134', 100, 100)], 2],
])('%s', (_title, runs, left) => {
  expect(withoutSecondPrint(runs)).toHaveLength(left);
});
