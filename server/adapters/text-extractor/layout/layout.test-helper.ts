import type { Word } from './geometry.ts';

/** Words at 5 points a character, 10 points high; `row` counts lines of 12 points unless told otherwise. */
export function wordsAt(row: number, ...cells: [column: number, text: string][]): Word[] {
  return cells.flatMap(([column, text]) => {
    let x = column * 5;
    return text.split(' ').map((each) => {
      const word = { text: each, x0: x, x1: x + each.length * 5, y0: row * 12, y1: row * 12 + 10 };
      x = word.x1 + 3;
      return word;
    });
  });
}
