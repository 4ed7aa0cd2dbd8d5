import { expect, test } from 'vitest';
import { blanked, type Span } from './span.ts';

const text = 'one two\nthree four';

test.each<[string, Span[], string]>([
  ['nothing', [], text],
  ['a word', [[4, 7]], 'one    \nthree four'],
  ['words over the end of a line, which stays', [[4, 13]], 'one    \n      four'],
  [
    'stretches that meet, in any order',
    [
      [8, 13],
      [0, 3],
      [2, 7],
    ],
    '       \n      four',
  ],
])('blanks stand in the place of %s, and all else keeps its place', (_case, spans, expected) => {
  expect(blanked(text, spans)).toBe(expected);
});
