import { expect, test } from 'vitest';
import type { Span } from '../kernel/span.ts';
import { lineNumbersAt } from './text-lines.ts';

const text = 'one\ntwo\n\nfour';

test.each<[string, Span[], number[]]>([
  ['a word', [[4, 7]], [2]],
  ['the first character', [[0, 1]], [1]],
  ['an end of line', [[3, 4]], [1]],
  ['two lines', [[2, 6]], [1, 2]],
  [
    'several places, each line once and in order',
    [
      [9, 13],
      [0, 3],
      [1, 2],
    ],
    [1, 4],
  ],
  ['nothing', [], []],
])('finds the lines of %s', (_, spans, lines) => {
  expect(lineNumbersAt(text)(spans)).toEqual(lines);
});
