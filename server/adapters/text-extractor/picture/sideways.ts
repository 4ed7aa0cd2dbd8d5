import type { Letters } from './letters.ts';

const fewest = 20;

/** True when rows of text run down the page. A letter stands nearer to its neighbours in the row than to those of the next row. */
export function isSideways(letters: Letters): boolean {
  if (letters.count < fewest) return false;
  const size = typicalSize(letters);
  const grid = new LetterGrid(letters, size * 2.5);
  let across = 0;
  let down = 0;
  for (let index = 0; index < letters.count; index++) {
    const { dx, dy } = grid.nearest(index, size * 2.2);
    if (dx > 1.5 * dy) across += 1;
    else if (dy > 1.5 * dx) down += 1;
  }
  return down > across;
}

function typicalSize({ left, top, right, bottom }: Letters): number {
  const sizes = left.map((x, index) => Math.max((right[index] ?? 0) - x, (bottom[index] ?? 0) - (top[index] ?? 0)));
  return sizes.sort()[sizes.length >> 1] ?? 1;
}

/** Letters sorted into squares, so that only those near by are looked at. */
class LetterGrid {
  private readonly letters: Letters;
  private readonly cell: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: Int32Array;
  private readonly next: Int32Array;

  constructor(letters: Letters, cell: number) {
    this.letters = letters;
    this.cell = cell;
    this.columns = Math.floor(letters.right.reduce((most, x) => Math.max(most, x), 0) / cell) + 1;
    this.rows = Math.floor(letters.bottom.reduce((most, y) => Math.max(most, y), 0) / cell) + 1;
    this.first = new Int32Array(this.columns * this.rows).fill(-1);
    this.next = new Int32Array(letters.count);
    for (let index = 0; index < letters.count; index++) {
      const square = this.row(index) * this.columns + this.column(index);
      this.next[index] = this.first[square] ?? -1;
      this.first[square] = index;
    }
  }

  /** How far the nearest letter's middle is, along both axes; zeros when none is within `reach`. */
  nearest(index: number, reach: number): { dx: number; dy: number } {
    let [dx, dy, nearest] = [0, 0, reach * reach];
    for (let row = Math.max(0, this.row(index) - 1); row <= Math.min(this.rows - 1, this.row(index) + 1); row++) {
      const last = Math.min(this.columns - 1, this.column(index) + 1);
      for (let column = Math.max(0, this.column(index) - 1); column <= last; column++) {
        for (let other = this.first[row * this.columns + column] ?? -1; other !== -1; other = this.next[other] ?? -1) {
          const x = Math.abs(this.middleX(other) - this.middleX(index));
          const y = Math.abs(this.middleY(other) - this.middleY(index));
          const far = x * x + y * y;
          if (other === index || far < 4 || far >= nearest) continue;
          [dx, dy, nearest] = [x, y, far];
        }
      }
    }
    return { dx, dy };
  }

  private readonly middleX = (index: number) =>
    ((this.letters.left[index] ?? 0) + (this.letters.right[index] ?? 0)) / 2;
  private readonly middleY = (index: number) =>
    ((this.letters.top[index] ?? 0) + (this.letters.bottom[index] ?? 0)) / 2;
  private readonly column = (index: number) => Math.floor(this.middleX(index) / this.cell);
  private readonly row = (index: number) => Math.floor(this.middleY(index) / this.cell);
}
