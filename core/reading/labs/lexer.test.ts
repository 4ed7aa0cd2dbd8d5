import { expect, test } from 'vitest';
import { lexLine } from './lex-line.ts';
import { createLexer } from './lex-line.ts';

const text = 'Glucose 104 mg/dL 70-99\nSodium 140 mmol/L';

test('answers as the line would be read, and looks at a stretch once', () => {
  const lex = createLexer(text, '.');
  const first = lex([0, 23], 0);
  expect(first).toEqual(lexLine(text, [0, 23], 0, '.'));
  expect(lex([0, 23], 0)).toBe(first);
});

test('numbers the items by the cell that is asked for', () => {
  const lex = createLexer(text, '.');
  expect(lex([0, 23], 0).map(({ cell }) => cell)).toEqual([0, 0, 0, 0]);
  expect(lex([0, 23], 2).map(({ cell }) => cell)).toEqual([2, 2, 2, 2]);
  expect(lex([0, 23], 0).map(({ cell }) => cell)).toEqual([0, 0, 0, 0]);
});

test('tells stretches apart, also after many of them', () => {
  const long = 'Sodium 140 '.repeat(600);
  const lex = createLexer(long, '.');
  for (let start = 0; start < 550 * 11; start += 11) {
    expect(lex([start, start + 10], 0).map(({ text: printed }) => printed)).toEqual(['Sodium', '140']);
    expect(lex([start, start + 6], 0).map(({ text: printed }) => printed)).toEqual(['Sodium']);
  }
  expect(lex([0, long.length], 0)).toHaveLength(1200);
});
