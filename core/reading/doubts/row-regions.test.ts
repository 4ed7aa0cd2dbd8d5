import { expect, test } from 'vitest';
import type { Span } from '../../kernel/span.ts';
import { rowRegions } from './row-parts.ts';

const text = 'WBC   11.8   4.0-10.5   x10\nSodium 139 was normal, and potassium 4.1 too.\nK   4.1     Na   139   mmol';
const spanOf = (words: string): Span => {
  const start = text.indexOf(words);
  return [start, start + words.length];
};
const regionsOf = (...rows: string[]): string[] =>
  rowRegions(
    rows.map((row) => ({ span: spanOf(row) })),
    text,
  ).map((region) => text.slice(...region));

test.each([
  ['the rest of a line of a table', ['WBC   11.8   4.0-10.5'], ['WBC   11.8   4.0-10.5   x10']],
  ['nothing more in a sentence', ['Sodium 139'], ['Sodium 139']],
  ['what stands before the next row of the line', ['K   4.1', 'Na   139'], ['K   4.1     ', 'Na   139   mmol']],
])('takes for the place of a row %s', (_case, rows, expected) => {
  expect(regionsOf(...rows)).toEqual(expected);
});
