import { expect, test } from 'vitest';
import { isItem, isRow, linesOf, trimmed } from './lines.ts';

test('gives every line with the span it covers', () => {
  const text = 'one\n\n three';

  const lines = linesOf(text);

  expect(lines.map((line) => line.text)).toEqual(['one', '', ' three']);
  expect(lines.map(({ span }) => text.slice(...span))).toEqual(['one', '', ' three']);
});

test('gives the lines of a part with offsets into the whole', () => {
  expect(linesOf('one\ntwo\nthree', [4, 7])).toEqual([{ text: 'two', span: [4, 7] }]);
});

test('trims a stretch and moves its span', () => {
  expect(trimmed('ab  cd  ef', [2, 8])).toEqual({ text: 'cd', span: [4, 6] });
});

test.each(['1. Stable', '2) Stable', '(3) Stable', '- Stable', '• Stable', '  * Stable', '•Stable'])(
  'takes "%s" for an item',
  (line) => {
    expect(isItem(line)).toBe(true);
  },
);

test.each(['1.2 cm nodule', 'Stable', '-5 degrees', '2020 was stable'])('takes "%s" for no item', (line) => {
  expect(isItem(line)).toBe(false);
});

test('knows a table row by bars, tabs and wide gaps', () => {
  expect(['a | b', 'a\tb', 'a    b', 'a b'].map(isRow)).toEqual([true, true, true, false]);
});
