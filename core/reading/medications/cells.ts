import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { type Piece, itemMarkLength, trimmed } from '../lines.ts';

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
  for (const match of matchesIn(body, separator)) {
    cells.push(trimmed(text, [from + start, from + match.index]));
    start = match.index + match[0].length;
  }
  cells.push(trimmed(text, [from + start, end]));
  return separator === byGaps ? cells.filter((cell) => cell.text !== '') : cells;
}

/** `ofMedicines`: the header itself says that medicines and how they are taken are listed, whatever section it stands in. */
export type Columns = {
  name: number;
  strength: number | undefined;
  sig: number[];
  status: number | undefined;
  ofMedicines: boolean;
  starts: number[];
};

/** "08", "12:00", "0800": a column of a chart in which doses are ticked off. */
const isHours = (text: string): boolean => /^\d{1,2}:?(?:\d{2})?(?:\s+\d{1,2}:?(?:\d{2})?)*$/.test(text);

/** The columns of a medicine table by its header row; undefined where the row is no such header. */
export function columnsOf(line: Piece, cells: readonly Piece[]): Columns | undefined {
  if (cells.length < 2 || cells.some(({ text }) => (/\d/.test(text) && !isHours(text)) || text.length > 40))
    return undefined;
  const find = (pattern: RegExp) => cells.findIndex(({ text }) => pattern.test(text));
  const name = find(
    /^(?:home |current |discharge |regular |inpatient )?(?:medications?|medicines?|drug|name|medication name|drug name|product|material|current medications?|generic|description|item|wirkstoff|arzneimittel|medikament)(?:\s|$)/i,
  );
  if (name === -1) return undefined;
  const strength = find(/strength|^st(?:ä|ae)rke/i);
  const sig = cells.flatMap(({ text }, index) =>
    /direction|^sig\b|instruction|frequency|how|^dos(?:e|age)|route|^when|schedule|details|duration|^mo(?:rgens)?\b|hinweis/i.test(
      text,
    ) && index !== name
      ? [index]
      : [],
  );
  const isOther = cells.some(({ text }) => /reaction|severity|allerg|substance|result|range/i.test(text));
  const tellsTaking = cells.some(({ text }) =>
    /strength|^dos(?:e|age)|frequency|direction|^sig\b|instruction|^route|^mo\b/i.test(text),
  );
  const ofMedicines = !isOther && tellsTaking && /medic|drug|wirkstoff|medikament/i.test(cells[name]?.text ?? '');
  const status = find(/^status|^change|^comment|^action|^plan$|^outcome|^new\b|^notes?$|^remarks?/i);
  return {
    name,
    strength: strength === -1 ? undefined : strength,
    sig,
    status: status === -1 || sig.includes(status) ? undefined : status,
    ofMedicines,
    starts: line.text.includes('|') || line.text.includes('\t') ? [] : cells.map(({ span }) => span[0] - line.span[0]),
  };
}

/** The cells of a row below a header whose columns are set apart by gaps: cut where the header's columns begin, empty ones included. */
export function alignedCells(text: string, line: Piece, cells: Piece[], columns: Columns | undefined): Piece[] {
  const starts = columns?.starts ?? [];
  if (starts.length === 0 || line.text.includes('|')) return cells;
  const isCut = starts.every(
    (start, at) => at === 0 || start > line.text.length || /\s/.test(line.text[start - 1] ?? ' '),
  );
  if (!isCut) return cells;
  return starts.map((start, at) => {
    const from = Math.min(at === 0 ? itemMarkLength(line.text) : start, line.text.length);
    const to = Math.min(starts[at + 1] ?? line.text.length, line.text.length);
    return trimmed(text, [line.span[0] + from, line.span[0] + Math.max(from, to)]);
  });
}
