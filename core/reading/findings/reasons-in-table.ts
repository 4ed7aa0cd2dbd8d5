import { matchesIn } from '../../kernel/matches-in.ts';
import { isBlank, isRow, linesOf, type Piece } from '../lines.ts';

const medicine = /\b(?:medicines?|medications?|drugs?|treatment)\b/i;
const reason =
  /^(?:for|indications?|reasons?|reason for (?:taking|use)|what (?:it is|it's|is it) for|used for|taken for|why|purpose|conditions?)$/i;
const gap = /\s{2,}|\s*\|\s*|\t/g;

type Cell = { from: number; to: number; words: string };

/** The cells below "For" or "Indication" in a table of medicines: what somebody takes them for. */
export function reasonsInTables(text: string): Piece[] {
  if (!medicine.test(text)) return [];
  let head: readonly Cell[] = [];
  let at = -1;
  return linesOf(text).flatMap((line): Piece[] => {
    if (!isRow(line.text)) {
      if (!isBlank(line) && !/^[\s\-–—_=|+]+$/.test(line.text)) at = -1;
      return [];
    }
    const cells = cellsOf(line.text);
    const found = cells.findIndex(({ words }) => reason.test(words));
    if (found > 0 && cells.some(({ words }) => medicine.test(words))) {
      head = cells;
      at = found;
      return [];
    }
    const cell = at === -1 ? undefined : cellBelow(cells, head, at);
    return cell && /\p{L}{3}/u.test(cell.words)
      ? [{ text: cell.words, span: [line.span[0] + cell.from, line.span[0] + cell.to] }]
      : [];
  });
}

/** Rows with all cells are read by their order, others by where their cells begin. */
function cellBelow(cells: readonly Cell[], head: readonly Cell[], at: number): Cell | undefined {
  if (cells.length === head.length) return cells[at];
  const start = head[at]?.from ?? 0;
  return cells.find(({ from }) => Math.abs(from - start) <= 2);
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const add = (to: number): void => {
    const words = line.slice(from, to);
    if (words.trim() !== '') cells.push({ from, to, words });
  };
  for (const { index, 0: between } of matchesIn(line, gap)) {
    add(index);
    from = index + between.length;
  }
  add(line.length);
  return cells;
}
