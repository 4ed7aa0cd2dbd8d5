import { describe, expect, test } from 'vitest';
import { gridOf, sharedGrids } from './grid.ts';
import { wordsAt } from './layout.test-helper.ts';
import { linesOfWords } from './lines.ts';
import { joinPieces } from './pieces.ts';
import { textOfBlock } from './text.ts';

describe('gridOf', () => {
  test('gives a column for every character of the usual width', () => {
    const lines = linesOfWords(wordsAt(0, [2, 'Sodium'], [40, '133']));
    expect(gridOf(lines, 4)).toEqual({ left: 10, character: 5 });
  });

  test('is finer where a long name would push its value into the next column', () => {
    const at = (row: number, x0: number, x1: number, text: string) => ({
      text,
      x0,
      x1,
      y0: row * 12,
      y1: row * 12 + 10,
    });
    const lines = linesOfWords([
      ...[at(0, 0, 20, 'Test'), at(0, 100, 125, '12/01'), at(0, 150, 175, '14/03')],
      ...[at(1, 0, 90, 'Antibody-Quantitative-by-Immunoassay'), at(1, 100, 115, '7.3')],
    ]);
    const block = { lines, prose: false, column: false, blank: 4 };
    const [dates = '', values = ''] = joinPieces(textOfBlock(block, gridOf(lines, 4))).text.split('\n');
    expect(values.indexOf('7.3')).toBe(dates.indexOf('12/01'));
    expect(textOfBlock(block, { left: 0, character: 5 })).not.toEqual(textOfBlock(block, gridOf(lines, 4)));
  });
});

describe('sharedGrids', () => {
  const page = (lines: ReturnType<typeof linesOfWords>, width = 500) => ({ width, height: 700, lines, blank: 4 });

  test('puts the columns of a table that goes on under those of the page before', () => {
    const first = linesOfWords(wordsAt(0, [0, 'Test'], [40, '12/01']));
    const second = linesOfWords(wordsAt(0, [40, '7.3']));
    const [one, two] = sharedGrids([page(first), page(second)]);
    expect(two).toEqual(one);
  });

  test('gives every page the grid in its own units', () => {
    const lines = linesOfWords(wordsAt(0, [2, 'Test'], [40, '12/01']));
    const twice = lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, x0: 2 * word.x0, x1: 2 * word.x1 })),
    }));
    const [one, two] = sharedGrids([page(lines), { width: 1000, height: 1400, lines: twice, blank: 8 }]);
    expect([two?.left, two?.character]).toEqual([2 * (one?.left ?? 0), 2 * (one?.character ?? 0)]);
  });

  test('keeps pages of another shape apart', () => {
    const portrait = linesOfWords(wordsAt(0, [0, 'Test'], [40, '12/01']));
    const landscape = linesOfWords(wordsAt(0, [10, 'Test'], [40, '12/01']));
    const [one, two] = sharedGrids([page(portrait), { width: 700, height: 500, lines: landscape, blank: 4 }]);
    expect([one?.left, two?.left]).toEqual([0, 50]);
  });

  test('a page without words takes part in nothing', () => {
    const lines = linesOfWords(wordsAt(0, [2, 'Test'], [40, '12/01']));
    expect(sharedGrids([page([]), page(lines)])[1]).toEqual(gridOf(lines, 4));
  });
});
