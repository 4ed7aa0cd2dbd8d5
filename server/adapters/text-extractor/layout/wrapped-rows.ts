import { append } from '#core/kernel/append.ts';
import { centre, height, median, type Cell, type Line } from './geometry.ts';
import { cellsOfLine } from './lines.ts';

type Row = { lines: Line[]; main: Line };

/**
 * Joins the printed lines of one table row: a name or a range that runs over several lines around the line with the value.
 * Lines belong together when they overlap, or stand closer than the rows of the table do.
 */
export function joinWrappedRows(lines: readonly Line[], blank: number): Line[] {
  const main = lines.filter((line) => isMainLine(cellsOfLine(line, blank)));
  if (main.length < 2) return [...lines];

  const limit = gapInsideRows(lines, main);
  const rows = new Map<Line, Row>(main.map((line) => [line, { lines: [line], main: line }]));
  const owner = new Map<Line, Row>(rows);
  for (const line of nearestFirst(lines, main)) {
    const row = neighbours(lines, line)
      .filter(({ gap }) => gap < limit)
      .toSorted((a, b) => a.gap - b.gap)
      .map(({ neighbour }) => owner.get(neighbour))
      .find((each) => each !== undefined && continues(line, each.main, blank));
    if (!row) continue;
    row.lines.push(line);
    owner.set(line, row);
  }
  return lines.flatMap((line) => {
    const row = owner.get(line);
    if (!row) return [line];
    if (row.main !== line) return [];
    return [row.lines.length === 1 ? line : joined(row, blank)];
  });
}

/** A line with a name and, right of it, a result. */
function isMainLine(cells: readonly Cell[]): boolean {
  return (
    (cells.length >= 3 &&
      cells.slice(1).some((cell) => /^[<>≤≥]?\s?\d/u.test(cell.text)) &&
      /\p{L}/u.test(cells[0]?.text ?? '')) ||
    (cells.length >= 2 && /^[<>≤≥]?\s?\d[\d.,]*(\s\p{Lu}{1,2})?$/u.test(cells[0]?.text ?? ''))
  );
}

const gapBetween = (upper: Line, lower: Line): number => lower.y0 - upper.y1;

/** Lines of one row are clearly closer than rows: three fifths of the usual gap between rows, and overlapping lines always. */
function gapInsideRows(lines: readonly Line[], main: readonly Line[]): number {
  const usual = median(main.map(height), 10);
  const gaps = lines.slice(1).flatMap((line, index) => {
    const above = lines[index];
    return above && main.includes(line) && main.includes(above) ? [gapBetween(above, line)] : [];
  });
  const limit = gaps.length > 0 ? 0.6 * median(gaps) : 1.5 * median(gapsAboveMiddles(lines, main));
  return Math.max(0, Math.min(limit, 0.5 * usual));
}

/**
 * Where every row is wrapped, no two rows stand next to each other. Then names that begin above their values, clearly nearer to
 * them than to what comes before, tell how close lines of a row are: remarks stand below.
 */
const gapsAboveMiddles = (lines: readonly Line[], main: readonly Line[]): number[] =>
  main.flatMap((line) => {
    const index = lines.indexOf(line);
    const [before, above] = [lines[index - 2], lines[index - 1]];
    if (!above || !before || main.includes(above)) return [];
    const gap = gapBetween(above, line);
    return gap < 0.5 * gapBetween(before, above) ? [gap] : [];
  });

// Lines next to a row join it first, so that the third line of a name can join through the second.
const nearestFirst = (lines: readonly Line[], main: readonly Line[]): Line[] =>
  lines.filter((line) => !main.includes(line)).toSorted((a, b) => distance(a, main) - distance(b, main));

const distance = (line: Line, main: readonly Line[]): number =>
  Math.min(...main.map((each) => Math.abs(centre(each) - centre(line))));

function neighbours(lines: readonly Line[], line: Line): { neighbour: Line; gap: number }[] {
  const index = lines.indexOf(line);
  const above = lines[index - 1];
  const below = lines[index + 1];
  return [
    ...(above ? [{ neighbour: above, gap: gapBetween(above, line) }] : []),
    ...(below ? [{ neighbour: below, gap: gapBetween(line, below) }] : []),
  ];
}

/** Whether a line can be part of a row: each of its cells stays within one column and brings no second result. */
function continues(line: Line, main: Line, blank: number): boolean {
  const columns = cellsOfLine(main, blank);
  const pieces = cellsOfLine(line, blank);
  const value = columns.slice(1).find((cell) => /^[<>≤≥]?\s?\d/u.test(cell.text));
  return pieces.every((piece) => {
    const crossed = columns.filter((column) => piece.x0 < column.x1 && column.x0 < piece.x1);
    return crossed.length <= 1 && crossed[0] !== value && !(value && piece.x0 < value.x0 && piece.x1 > value.x0);
  });
}

function joined(row: Row, blank: number): Line {
  const lines = row.lines.toSorted((a, b) => centre(a) - centre(b));
  const columns: { x0: number; x1: number; words: Line['words'] }[] = [];
  for (const line of lines) {
    for (const cell of cellsOfLine(line, blank)) {
      const column = columns.find((each) => cell.x0 < each.x1 && each.x0 < cell.x1);
      if (column) {
        append(column.words, cell.words);
        column.x0 = Math.min(column.x0, cell.x0);
        column.x1 = Math.max(column.x1, cell.x1);
      } else {
        columns.push({ x0: cell.x0, x1: cell.x1, words: [...cell.words] });
      }
    }
  }
  const words = columns.toSorted((a, b) => a.x0 - b.x0).flatMap((column) => column.words);
  return { words, y0: Math.min(...lines.map((line) => line.y0)), y1: Math.max(...lines.map((line) => line.y1)) };
}
