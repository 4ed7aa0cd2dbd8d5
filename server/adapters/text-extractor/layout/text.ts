import { height, median, type Line, type Word } from './geometry.ts';
import type { Grid } from './grid.ts';
import { blankFor } from './lines.ts';
import type { Piece } from './pieces.ts';
import type { Block } from './reading-order.ts';

/**
 * Lines to text in which a column of the page is a column of characters: the place of a word says which header it stands under.
 * Cells are at least two blanks apart, words of one cell one.
 */
export function textOfBlock({ lines, prose, blank }: Block, grid: Grid): Piece[] {
  return prose ? prosePieces(lines) : linePieces(lines, blank, grid);
}

const prosePieces = (lines: readonly Line[]): Piece[] =>
  lines.flatMap(({ words }, line) =>
    words.flatMap((word, index): Piece[] => [index > 0 ? ' ' : line > 0 ? '\n' : '', word]),
  );

function linePieces(lines: readonly Line[], blank: number, grid: Grid): Piece[] {
  const pitch = median(
    lines
      .slice(1)
      .map((line, index) => line.y0 - (lines[index]?.y0 ?? 0))
      .filter((step) => step > 0),
    12,
  );
  const pieces: Piece[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (above) pieces.push(standApart(above, line, pitch) ? '\n\n' : '\n');
    addLine(pieces, line, blank, grid);
  });
  return pieces;
}

const standApart = (above: Line, line: Line, pitch: number): boolean =>
  line.y0 - above.y1 > Math.max(0.9 * height(line), pitch - height(line) + 0.5 * height(line));

function addLine(pieces: Piece[], { words }: Line, blank: number, grid: Grid): void {
  let length = 0;
  words.forEach((word, index) => {
    const gap = gapBefore(word, words[index - 1], { blank, grid, length });
    length += gap + word.text.length;
    pieces.push(' '.repeat(gap), word);
  });
}

type Place = { blank: number; grid: Grid; length: number };

/** How many blanks stand before a word: one within a cell, else as many as bring it to its column. */
function gapBefore(word: Word, before: Word | undefined, { blank, grid, length }: Place): number {
  if (before && word.x0 - before.x1 < blankFor(word, blank)) return 1;
  const column = Math.round((word.x0 - grid.left) / grid.character);
  return Math.max(column - length, before ? 2 : 0);
}
