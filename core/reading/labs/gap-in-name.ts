import type { Cell } from './dated-results.ts';
import type { Column } from './header.ts';
import type { Line } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { isResultInWords } from './wording.ts';

const isWords = /^\D*\p{L}{3}\D*$/u;

/**
 * "Troponin    High Sens.   2.5": a sign that was not recognised leaves a gap in a name as wide as that between cells. The second cell
 * goes with the first where it holds words that are no result, and `belongs` says so of it and the cell after it.
 */
export function withWholeName(
  { text, medium, knowledge }: ReadingContext,
  cells: Cell[],
  belongs: (cell: Cell, after: Cell | undefined) => boolean,
): Cell[] {
  const [first, second, ...others] = cells;
  if (medium.recognised !== true || !first || !second || first.column || second.column) return cells;
  const words = text.slice(...second.span);
  if (!isWords.test(words) || !isWords.test(text.slice(...first.span)) || isResultInWords(words)) return cells;
  if (knowledge.findAnalyte(words) !== undefined || !belongs(second, others[0])) return cells;
  return [{ ...first, span: [first.span[0], second.span[1]] }, ...others];
}

/** Whether a cell ends before the column beside that of the names begins. */
export function isUnderName(line: Line, { span }: Cell, [name, next]: readonly Column[]): boolean {
  return name?.role === 'name' && next !== undefined && span[1] - line.start <= next.start;
}
