import { cellsOf, isBlank, isRow, linesOf, type Piece, hasWord } from '../lines.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

const medicine = phrasePattern(phrases.medicine);
const reason = phrasePattern(phrases.reasonHeads, {}, 'whole');

/** The cells below "For" or "Indication" in a table of medicines: what somebody takes them for. */
export function reasonsInTables(text: string): Piece[] {
  if (!medicine.test(text)) return [];
  let head: { count: number; at: number; indent: number } | undefined;
  return linesOf(text).flatMap((line): Piece[] => {
    if (!isRow(line.text)) {
      if (!isBlank(line) && !/^[\s\-–—_=|+]+$/.test(line.text)) head = undefined;
      return [];
    }
    const cells = cellsOf(line);
    const indentOf = (cell: Piece | undefined): number => (cell?.span[0] ?? 0) - line.span[0];
    const at = cells.findIndex((cell) => reason.test(cell.text));
    if (at > 0 && cells.some((cell) => medicine.test(cell.text))) {
      head = { count: cells.length, at, indent: indentOf(cells[at]) };
      return [];
    }
    if (head === undefined) return [];
    const { count, indent } = head;
    // Rows with all cells are read by their order, others by where their cells begin.
    const isBelow = (cell: Piece): boolean => Math.abs(indentOf(cell) - indent) <= 2;
    const cell = cells.length === count ? cells[head.at] : cells.find(isBelow);
    return cell && hasWord(cell.text) ? [cell] : [];
  });
}
