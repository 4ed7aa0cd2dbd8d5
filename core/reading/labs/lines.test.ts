import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, splitLines, trim } from './lines.ts';

const cells = (text: string): string[][] =>
  splitLines(text).map((line) => line.cells.map(([start, end]) => text.slice(start, end)));

test.each([
  ['Glucose 104 mg/dL', 'plain', ['Glucose 104 mg/dL']],
  ['Glucose   104   mg/dL', 'gaps', ['Glucose', '104', 'mg/dL']],
  ['   Glucose  104 ', 'gaps', ['Glucose', '104']],
  ['Glucose\t104\t\tmg/dL', 'tabs', ['Glucose', '104', '', 'mg/dL']],
  ['Glucose | 104 | | mg/dL', 'bars', ['Glucose', '104', '', 'mg/dL']],
  ['| Glucose | 104 |', 'bars', ['', 'Glucose', '104', '']],
  ['Glucose | 104\tmg/dL', 'bars', ['Glucose', '104\tmg/dL']],
] as const)('cuts %j at its %s', (text, layout, expected) => {
  expect(splitLines(text)[0]?.layout).toBe(layout);
  expect(cells(text)).toEqual([expected]);
});

test('keeps the place of every line, and knows blank ones', () => {
  const lines = splitLines('a\n\n  \nbc');
  expect(lines.map(({ index, start, end }) => [index, start, end])).toEqual([
    [0, 0, 1],
    [1, 2, 2],
    [2, 3, 5],
    [3, 6, 8],
  ]);
  expect(lines.map(isBlank)).toEqual([false, true, true, false]);
});

test('trims as strings are trimmed, and never beyond the stretch', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), fc.nat(20), (text, start, length) => {
      const [from, to] = [Math.min(start, text.length), Math.min(start + length, text.length)];
      const [first, last] = trim(text, [from, to]);
      expect(from <= first && first <= last && last <= to).toBe(true);
      expect(text.slice(first, last)).toBe(text.slice(from, to).trim());
    }),
  );
});
