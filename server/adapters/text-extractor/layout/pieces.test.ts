import { expect, test } from 'vitest';
import type { Word } from './geometry.ts';
import { joinPieces } from './pieces.ts';

const word = (text: string): Word => ({ text, x0: 0, x1: 1, y0: 0, y1: 1 });

test('knows where each of two words of the same letters stands', () => {
  const [first, second] = [word('1.2'), word('1.2')];
  const { text, spans } = joinPieces([first, '  ', second, '\n']);
  expect(text).toBe('1.2  1.2\n');
  expect([spans.get(first), spans.get(second)]).toEqual([
    [0, 3],
    [5, 8],
  ]);
});
