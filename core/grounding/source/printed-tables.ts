import { daysIn } from '../checks/dates.ts';
import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';

/** What a column of a table holds. `pre` and `post` are before and after what was given or done between them. */
export type ColumnKind = 'now' | 'earlier' | 'limit' | 'pre' | 'post' | 'predicted';

/** A cell of a table or of a labelled line. `kind` is undefined where no header says what its column holds. */
export type Cell = { label: string; kind: ColumnKind | undefined; head: string | undefined; span: Span };

type Piece = { text: string; start: number };
type Column = { start: number; end: number; head: string; kind: ColumnKind | undefined };

const kinds: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    'limit',
    /^(?:ref\b.*|reference.*|(?:lower|upper) .*|(?:normal |standard )?range|target|goal|threshold|limits?|normal|cut-?off|expected|units? ref.*)$/i,
  ],
  [
    'earlier',
    /^(?:yesterday|prev\b.*|previous.*|prior.*|last (?:year|time|visit|month|week|result)|earlier|baseline|on admission|admission|booking|anterior)$/i,
  ],
  ['pre', /^(?:pre(?:[- ].*)?|before\b.*)$/i],
  ['post', /^(?:post(?:[- ].*)?|after\b.*)$/i],
  ['predicted', /^(?:pred(?:icted)?\.?)$/i],
  [
    'now',
    /^(?:today|current.*|this (?:year|time|visit|month|week)|now|latest|your (?:value|result)|results?|values?|actual|resultado)$/i,
  ],
];

const mostRows = 20;

/** The cells of every table whose header tells its columns apart, and of every line that begins with a label. Made once for a document. */
export function printedCells(text: string): Cell[] {
  const cells: Cell[] = [];
  let columns: Column[] = [];
  let rows = 0;
  let from = 0;
  for (const line of text.split('\n')) {
    const header = columnsOf(line);
    rows += 1;
    if (header.length > 1) {
      columns = header;
      rows = 0;
    } else {
      if (line.trim() === '' || rows > mostRows) columns = [];
      append(cells, cellsOf(line, from, columns));
    }
    from += line.length + 1;
  }
  return cells;
}

const piecesOf = (line: string): Piece[] =>
  [...line.matchAll(/[^\s|\t](?:(?!\s{2}|\s?\||\t|\.{3}).)*/g)].map(({ 0: text, index }) => ({ text, start: index }));

function columnsOf(line: string): Column[] {
  const pieces = piecesOf(line);
  const known = pieces.map(({ text }) => kinds.find(([, form]) => form.test(text.trim()))?.[0]);
  const dates = datesOf(pieces);
  const found = pieces.map(({ text, start }, at): Column => {
    return { start, end: start + text.length, head: text.trim(), kind: known[at] ?? dates.get(start) };
  });
  return found.filter(({ kind }) => kind !== undefined).length > 1 ? found : [];
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthHead = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: '?(\d{2,4}))?$/i;

/** Of columns that are days or months the newest is now. */
function datesOf(pieces: readonly Piece[]): Map<number, ColumnKind> {
  const days = pieces.flatMap(({ text, start }) => {
    const month = monthHead.exec(text.trim());
    if (month !== null) {
      const at = monthNames.indexOf((month[1] ?? '').toLowerCase());
      return [{ start, key: (Number(month[2] ?? 0) % 100) * 416 + (at + 1) * 32 }];
    }
    if (text.length > 18 || !/^\d/.test(text)) return [];
    const [day] = daysIn(text, [/^(?<day>\d{1,2})\/(?<month>\d{1,2})\b(?!\/)/g]);
    return day === undefined ? [] : [{ start, key: (day.year ?? 0) * 416 + day.month * 32 + (day.day ?? 0) }];
  });
  if (days.length < 2) return new Map();
  const isFalling = (days[0]?.key ?? 0) > (days.at(-1)?.key ?? 0);
  const newest = isFalling ? days[0] : days.at(-1);
  return new Map(days.map((day) => [day.start, day === newest ? 'now' : 'earlier'] as const));
}

/** "HbA1c mmol/mol   67", "Fasting: 5.3", "1 hour   9.6". */
function cellsOf(line: string, from: number, columns: readonly Column[]): Cell[] {
  const pieces = piecesOf(line).flatMap(partsOf);
  const [first, ...others] = pieces;
  if (first === undefined || others.length === 0 || !/\p{L}{2}/u.test(first.text) || first.text.length > 44) return [];
  const label = first.text
    .replace(/[[(][^\])]*[\])]/g, ' ')
    .replace(/[\s:.]+$/, '')
    .trim();
  const offset = columns[0] !== undefined && columns[0].start < 3 && columns[0].kind === undefined ? 1 : 0;
  return others.flatMap(({ text, start }, at): Cell[] => {
    if (!isValue.test(text)) return [];
    const isPlain = columns.length === 0 || /^[^|\t]{2,44}:\s/.test(line);
    const column = isPlain ? undefined : columnAt(line, columns, { text, start }, at + offset);
    const span: Span = [from + start, from + start + text.length];
    return [{ label, kind: column?.kind, head: column?.head, span }];
  });
}

/** A number with little behind it: "9.6", "<20 copies/mL", "128/76", "70-79 %". What is longer is prose. */
const isValue = /^[<>≤≥~+-]?\s?\d.{0,24}$/;

/** By its place in the line; by its number where the cells are parted by signs. */
function columnAt(line: string, columns: readonly Column[], { text, start }: Piece, at: number): Column | undefined {
  if (/[|\t]/.test(line)) return columns[at];
  const gap = (column: Column): number =>
    Math.min(Math.abs(column.start - start), Math.abs(column.end - start - text.length));
  return [...columns].sort((one, other) => gap(one) - gap(other))[0];
}

/** "Fasting: 5.3" is a label and a cell. */
function partsOf({ text, start }: Piece, at: number): Piece[] {
  const stop = at === 0 ? text.search(/:\s/) : -1;
  if (stop === -1) return [{ text, start }];
  const rest = text.slice(stop + 2);
  return [
    { text: text.slice(0, stop), start },
    { text: rest, start: start + stop + 2 },
  ];
}
