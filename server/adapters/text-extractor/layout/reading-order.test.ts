import { describe, expect, test } from 'vitest';
import type { Word } from './geometry.ts';
import { wordsAt } from './layout.test-helper.ts';
import { linesOfWords } from './lines.ts';
import { blocksInReadingOrder } from './reading-order.ts';
import { gridOf } from './grid.ts';
import { joinPieces } from './pieces.ts';
import { textOfBlock } from './text.ts';

const text = (words: Word[]) =>
  blocksInReadingOrder(linesOfWords(words))
    .map((block) => joinPieces(textOfBlock(block, gridOf(block.lines, block.blank))).text)
    .join('\n');

describe('blocksInReadingOrder', () => {
  test('keeps the rows of a table together however the file ordered its words', () => {
    const rows = [
      ...wordsAt(0, [0, 'Test'], [20, 'Result'], [30, 'Range']),
      ...wordsAt(1, [0, 'Sodium'], [20, '133'], [30, '136-145']),
      ...wordsAt(2, [0, 'Potassium'], [20, '5.4'], [30, '3.5-5.1']),
    ];
    const byColumn = rows.toSorted((a, b) => a.x0 - b.x0);
    expect(text(byColumn).split('\n')).toEqual([
      'Test                Result    Range',
      'Sodium              133       136-145',
      'Potassium           5.4       3.5-5.1',
    ]);
  });

  test('reads two tables printed side by side one after the other', () => {
    const side = (row: number, ...cells: string[]) =>
      wordsAt(row, ...cells.map((cell, index): [number, string] => [index * 14, cell]));
    const words = [
      ...side(0, 'Test', 'Result', 'Test', 'Result'),
      ...side(1, 'Sodium', '133', 'Albumin', '3.3'),
      ...side(2, 'Chloride', '101', 'GGT', '88'),
    ];
    expect(text(words).replaceAll(/ +/g, ' ').split('\n')).toEqual([
      'Test Result',
      'Sodium 133',
      'Chloride 101',
      'Test Result',
      'Albumin 3.3',
      'GGT 88',
    ]);
  });

  test('reads two columns of prose one after the other, and the full-width line below them last', () => {
    const left = [
      'Two tan cores measuring one',
      'centimetre and sent in one',
      'cassette show fat in a third',
      'of the cells and some small',
      'scattered scarring as well',
    ];
    const right = [
      'The stain for iron is weak',
      'and the other stains are as',
      'expected for this age. No',
      'cancer is seen in any core',
      'sent for this examination',
    ];
    const words = [
      ...left.flatMap((line, row) => wordsAt(row, [0, line])),
      ...right.flatMap((line, row) => wordsAt(row, [36, line])),
      ...wordsAt(5, [0, 'Signed by the pathologist on duty that day in the morning hours']),
    ];
    expect(text(words).split('\n')).toEqual([
      ...left,
      ...right,
      'Signed by the pathologist on duty that day in the morning hours',
    ]);
  });

  test('labels and values in two columns stay on their lines', () => {
    const words = [
      ...wordsAt(0, [0, 'Patient: Doe, Jane'], [40, 'Born: 1957']),
      ...wordsAt(1, [0, 'Number: 7319'], [40, 'Sex: F']),
      ...wordsAt(2, [0, 'Taken: 28 October'], [40, 'Reported: 29 October']),
      ...wordsAt(3, [0, 'Doctor: R. Okafor'], [40, 'Ward: 4']),
      ...wordsAt(4, [0, 'Sample: blood'], [40, 'Tube: 2']),
    ];
    expect(text(words).split('\n')[0]).toMatch(/^Patient: Doe, Jane {2,}Born: 1957$/);
  });
});
