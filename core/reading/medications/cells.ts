import type { Span } from '../../kernel/span.ts';
import { itemMarkLength, trimmed, type Piece } from '../lines.ts';

const byBars = /\|/g;
const byGaps = /\t+| {3,}/g;

/** The cells of a row with their places, empty ones between bars included. A line that is no row is one cell. */
export function cellsOf(text: string, line: Piece): Piece[] {
  const mark = itemMarkLength(line.text);
  const [from, end]: Span = [line.span[0] + mark, line.span[1]];
  const body = text.slice(from, end);
  const separator = body.includes('|') ? byBars : byGaps;
  const cells: Piece[] = [];
  let start = 0;
  for (const match of body.matchAll(separator)) {
    cells.push(trimmed(text, [from + start, from + match.index]));
    start = match.index + match[0].length;
  }
  cells.push(trimmed(text, [from + start, end]));
  return separator === byGaps ? cells.filter((cell) => cell.text !== '') : cells;
}

/** `ofMedicines`: the header itself says that medicines and how they are taken are listed, whatever section it stands in. */
export type Columns = { name: number; strength: number | undefined; sig: number[]; ofMedicines: boolean };

/** The columns of a medicine table by its header row; undefined where the row is no such header. */
export function columnsOf(cells: readonly Piece[]): Columns | undefined {
  if (cells.length < 2 || cells.some(({ text }) => /\d/.test(text) || text.length > 40)) return undefined;
  const find = (pattern: RegExp) => cells.findIndex(({ text }) => pattern.test(text));
  const name = find(
    /^(?:medications?|medicines?|drug|name|medication name|drug name|product|material|current medications?|generic|description|item)(?:\s|$)/i,
  );
  if (name === -1) return undefined;
  const strength = find(/strength/i);
  const sig = cells.flatMap(({ text }, index) =>
    /direction|^sig\b|instruction|frequency|how|^dos(?:e|age)|route|^when|schedule|details/i.test(text) &&
    index !== name
      ? [index]
      : [],
  );
  const isOther = cells.some(({ text }) => /reaction|severity|allerg|substance|result|range/i.test(text));
  const tellsTaking = cells.some(({ text }) =>
    /strength|^dos(?:e|age)|frequency|direction|^sig\b|instruction|^route/i.test(text),
  );
  const ofMedicines = !isOther && tellsTaking && /medic|drug/i.test(cells[name]?.text ?? '');
  return { name, strength: strength === -1 ? undefined : strength, sig, ofMedicines };
}
