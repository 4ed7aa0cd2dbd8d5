import { height, median, type Line, type Word } from './geometry.ts';
import type { Grid } from './grid.ts';
import { blankFor, blankWidth } from './lines.ts';
import type { Piece } from './pieces.ts';
import type { Block } from './reading-order.ts';

/**
 * Lines to text in which a column of the page is a column of characters: the place of a word says which header it stands under.
 * Cells are at least two blanks apart, words of one cell one.
 */
export function textOfBlock({ lines, prose }: Block, grid: Grid): Piece[] {
  return prose ? prosePieces(lines) : linePieces(lines, grid);
}

const prosePieces = (lines: readonly Line[]): Piece[] =>
  lines.flatMap(({ words }, line) =>
    words.flatMap((word, index): Piece[] => [index > 0 ? ' ' : line > 0 ? '\n' : '', word]),
  );

function linePieces(lines: readonly Line[], grid: Grid): Piece[] {
  const blank = blankWidth(lines);
  const pitch = median(
    lines
      .slice(1)
      .map((line, index) => line.y0 - (lines[index]?.y0 ?? 0))
      .filter((step) => step > 0),
    12,
  );
  return lines.flatMap((line, index): Piece[] => {
    const above = lines[index - 1];
    return [above ? (standApart(above, line, pitch) ? '\n\n' : '\n') : '', ...piecesOfLine(line, blank, grid)];
  });
}

const standApart = (above: Line, line: Line, pitch: number): boolean =>
  line.y0 - above.y1 > Math.max(0.9 * height(line), pitch - height(line) + 0.5 * height(line));

function piecesOfLine({ words }: Line, blank: number, grid: Grid): Piece[] {
  let length = 0;
  return words.flatMap((word, index): Piece[] => {
    const gap = gapBefore(word, words[index - 1], { blank, grid, length });
    length += gap + word.text.length;
    return [' '.repeat(gap), word];
  });
}

type Place = { blank: number; grid: Grid; length: number };

/** How many blanks stand before a word: one within a cell, else as many as bring it to its column. */
function gapBefore(word: Word, before: Word | undefined, { blank, grid, length }: Place): number {
  if (before && word.x0 - before.x1 < blankFor(word, blank)) return 1;
  const column = Math.round((word.x0 - grid.left) / grid.character);
  return Math.max(column - length, before ? 2 : 0);
}
