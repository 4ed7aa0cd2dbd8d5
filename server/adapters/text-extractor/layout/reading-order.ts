import type { Line } from './geometry.ts';
import { blankWidth, cellsOfLine, linesOfWords } from './lines.ts';
import { proseGutter } from './prose-gutter.ts';

/**
 * Lines that are read together. In prose, wide blanks mean nothing; one of several columns has a left margin of its own. `blank` is
 * the widest that stands between two words of one cell on this page.
 */
export type Block = { lines: Line[]; prose: boolean; column: boolean; blank: number };

/**
 * Puts lines in reading order. Two columns of prose are read one after the other; so are two tables printed side by side
 * (their header repeats itself). A table's own columns stay together: they are rows, not columns of text.
 */
export function blocksInReadingOrder(lines: readonly Line[]): Block[] {
  const blank = blankWidth(lines);
  const blocks: Block[] = [];
  let open: Block | undefined;
  let index = 0;
  while (index < lines.length) {
    const block = columnBlockAt(lines, index, blank);
    const line = lines[index];
    if (block) {
      const words = lines.slice(index, block.end).flatMap((each) => each.words);
      for (const side of [
        words.filter((word) => word.x0 < block.gutter),
        words.filter((word) => word.x0 >= block.gutter),
      ]) {
        blocks.push({ lines: linesOfWords(side), prose: block.prose, column: true, blank });
      }
      index = block.end;
      open = undefined;
    } else if (line) {
      if (!open) blocks.push((open = { lines: [], prose: false, column: false, blank }));
      open.lines.push(line);
      index += 1;
    }
  }
  return blocks;
}

type ColumnBlock = { gutter: number; end: number; prose: boolean };

function columnBlockAt(lines: readonly Line[], from: number, blank: number): ColumnBlock | undefined {
  const line = lines[from];
  if (!line) return undefined;
  const header = repeatedHeader(line, blank);
  const gutter = header ?? proseGutter(lines, from, blank);
  if (gutter === undefined) return undefined;
  const crossing = lines.findIndex(
    (each, index) => index > from && each.words.some((word) => word.x0 < gutter - blank && word.x1 > gutter),
  );
  const spanning = lines.findIndex((each, index) => index > from && spansBothColumns(each, gutter, blank));
  const ends = [crossing, spanning].filter((end) => end !== -1);
  const end = Math.min(lines.length, ...ends);
  return end - from >= 3 ? { gutter, end, prose: header === undefined } : undefined;
}

/** Where the second table starts when a header line says the same cells twice. */
function repeatedHeader(line: Line, blank: number): number | undefined {
  const { words } = line;
  if (words.length < 4 || words[0]?.text !== words[words.length / 2]?.text) return undefined;
  const cells = cellsOfLine(line, blank);
  const half = cells.length / 2;
  const second = cells[half];
  if (cells.length < 4 || second === undefined) return undefined;
  const isRepeated = cells.slice(0, half).every((cell, index) => cell.text === cells[half + index]?.text);
  return isRepeated ? second.x0 - 1 : undefined;
}

/** A line whose words run across the gutter without a wider blank there belongs to neither column. */
function spansBothColumns(line: Line, gutter: number, blank: number): boolean {
  const before = line.words.findLast((word) => word.x0 < gutter);
  const after = line.words.find((word) => word.x0 >= gutter);
  return before !== undefined && after !== undefined && after.x0 - before.x1 < blank;
}
