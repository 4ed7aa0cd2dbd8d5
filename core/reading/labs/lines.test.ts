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

const recognised = (line: string): string[] =>
  splitLines(line, true).flatMap(({ cells }) => cells.map((cell) => line.slice(...cell)));

test.each([
  ['a bar between cells', 'Sodium |139 | mmol/L|  135-145', ['Sodium', '139', 'mmol/L', '135-145']],
  ['bars around a row', '| Sodium   139   mmol/L |', ['Sodium', '139', 'mmol/L']],
  ['signs at borders', "_Calcium   '9.1   ~mg/dL   [8.6-10.3", ['Calcium', '9.1', 'mg/dL', '8.6-10.3']],
  ['signs behind', "Calcium'   9.1_   mg/dL|   8.6-10.3]", ['Calcium', '9.1', 'mg/dL', '8.6-10.3']],
  ['stops at both sides of a number', 'Glucose   .92.   mg/dL', ['Glucose', '92', 'mg/dL']],
  ['a cell of nothing else', 'Calcium   9.1   ~   mg/dL', ['Calcium', '9.1', 'mg/dL']],
  ['brackets in pairs', 'Calcium   9.1   [8.6-10.3]', ['Calcium', '9.1', '[8.6-10.3]']],
  ['a sentence', "The patient's sodium is 139.", ["The patient's sodium is 139."]],
])('takes what is left of the lines of a recognised table for no part of its cells: %s', (_case, line, cells) => {
  expect(recognised(line)).toEqual(cells);
});

test('a bar in a recognised line makes no table of bars', () => {
  expect(splitLines('Sodium   |139   mmol/L', true).map(({ layout }) => layout)).toEqual(['gaps']);
});
