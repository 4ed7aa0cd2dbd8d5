import type { Span } from '../../kernel/span.ts';
import { cellItems } from './cell-items.ts';
import { ordersOf } from './column-times.ts';
import { type Column, type Header, canHold, columnByPlace, type Role, type Columns } from './header.ts';
import { isValue, type Item, isFigure, isBracket, type Items } from './item.ts';
import { isBlank, type Line, type Lines } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { isDash, isOpening } from './signs.ts';

/** Whether an item is under one of the dates: a result or a dash, and not the bound of a range column at their side. */
export function isUnderDate(item: Item, all: Items, columns: Columns): boolean {
  if (!isValue(item) && !isDash(item.text)) return false;
  // "(>59)"
  if (item.comparator !== null && all[all.indexOf(item) - 1]?.text === '(') return false;
  const range = columns.findIndex(({ role }) => role === 'range');
  const results = all.filter((other) => isValue(other) || isDash(other.text));
  // "neg   1/20   neg": what is expected stands beside what was found.
  const isWord = (item.kind === 'result' || item.kind === 'text') && results.length > datesOf(columns);
  if (
    range < 0 ||
    (item.comparator === null && !isWord) ||
    all.some(({ kind }) => kind === 'range' || kind === 'limit')
  )
    return true;
  // The range stands behind so many dates, where every date has its result.
  const before = columns.slice(0, range).filter(({ role }) => role === 'dated').length;
  if (results.length === datesOf(columns) + 1) return item !== results[before];
  const atSide = range < columns.findIndex(({ role }) => role === 'dated') ? results[0] : results.at(-1);
  return item !== atSide;
}

const datesOf = (columns: Columns): number => columns.filter(({ role }) => role === 'dated').length;

const longestTable = 80; // lines

/** Headings are flush left over figures flush right: lines with a result under every date show where the columns of dates really are. */
export function alignDates(context: ReadingContext, lines: Lines, header: Header, headerLine: Line): Header {
  const [columns, ...others] = header.groups;
  const dated = columns?.filter(({ role }) => role === 'dated') ?? [];
  if (!columns || others.length > 0 || dated.length < 2 || headerLine.layout !== 'gaps') return header;
  const ends = dated.map((): number[] => []);
  for (const line of lines.slice(headerLine.index + 1, headerLine.index + 1 + longestTable)) {
    if (isBlank(line)) break;
    const items = line.cells.slice(1).flatMap((cell, index) => cellItems(context, cell, index));
    const results = items.filter((item) => isUnderDate(item, items, columns));
    if (results.length !== dated.length) continue;
    results.forEach((result, index) => ends[index]?.push(result.end - line.start));
  }
  if (ends.some((places) => places.length === 0)) return header;
  const placed = new Map(dated.map((column, index) => [column, median(ends[index] ?? [])]));
  return {
    ...header,
    groups: [
      columns.map((column) => {
        const end = placed.get(column);
        return end === undefined ? column : { ...column, start: end - 1, end };
      }),
    ],
  };
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A cell of a row, with its column where cells have one. */
export type Cell = { span: Span; role: Role | undefined; column: Column | undefined };

/** "Creatinine 70      72      130" under dates, "Procalcitonin 22   !!   < 0.5": one blank only parts the longest name from its first result. */
export function splitFigure(
  { text, lex, knowledge }: ReadingContext,
  named: Cell | undefined,
  cells: readonly Cell[],
  columns: Columns,
): { named: Cell | undefined; figure: Cell | null } {
  const last = named && named.column === undefined ? lex(named.span, 0).at(-1) : undefined;
  const isFirst =
    columns.some(({ role }) => role === 'dated') ||
    !cells.some((cell) => cell !== named && lex(cell.span, 0).some(({ kind }) => isPlainResult.has(kind)));
  if (!named || !last || !isFigure(last) || !isFirst) return { named, figure: null };
  const name: Span = [named.span[0], named.span[0] + text.slice(named.span[0], last.start).trimEnd().length];
  if (knowledge.findAnalyte(text.slice(...named.span)) || !knowledge.findAnalyte(text.slice(...name)))
    return { named, figure: null };
  return { named: { ...named, span: name }, figure: { ...named, span: [last.start, named.span[1]] } };
}

/** A bound may be a limit. */
const isPlainResult: ReadonlySet<Item['kind']> = new Set(['number', 'titre', 'semi', 'result', 'text']);

/** The column of each item: that of its cell, or by place where cells are only aligned. */
export function columnsOf(
  beside: readonly [Item, Cell][],
  columns: Columns,
  line: Line,
): Map<Item, Column | undefined> {
  const dated = columns.filter(({ role }) => role === 'dated');
  const all = beside.map(([item]) => item);
  const results = beside.filter(([item, cell]) => !cell.column && isUnderDate(item, all, columns));
  const inOrder = dated.length > 0 && results.length === dated.length;
  const isFilled = isFilledRow(beside, columns, line);
  return new Map(
    beside.map(([item, cell]) => {
      const place = results.findIndex(([result]) => result === item);
      // "NON-REACTIVE NON-REACTIVE" in one cell: the second is what is expected.
      if (
        item.kind === 'result' &&
        beside.some(([other, own]) => own === cell && other.kind === 'result' && other.start < item.start)
      )
        return [item, undefined];
      if (cell.column) return [item, cell.column];
      if (isFilled) return [item, columns[indexOf(cell, line)]];
      if (inOrder && place >= 0) return [item, dated[place]];
      if (place >= 0 && dated.length > 0) return [item, columnByPlace(dated, item, line.start, cell.span)];
      if (isBracketed(item, all) && !columns.some(({ role }) => role === 'range')) return [item, undefined];
      const others = inOrder ? columns.filter(({ role }) => role !== 'dated') : columns;
      return [item, columnByPlace(others, item, line.start, cell.span)];
    }),
  );
}

const indexOf = ({ span: [start] }: Cell, { cells }: Line): number =>
  cells.findIndex(([from, to]) => from <= start && start < to);

/** Beside earlier results order tells more than place: a row with something in every column that each of them can hold. */
const isFilledRow = (beside: readonly [Item, Cell][], columns: Columns, line: Line): boolean =>
  line.cells.length === columns.length &&
  columns.some(({ role }) => role === 'previous') &&
  beside.every(([item, cell]) => {
    const role = columns[indexOf(cell, line)]?.role;
    const isMarkOfFigure = item.kind === 'flag' && role === 'previous';
    return role !== undefined && (item.kind === 'mark' || isMarkOfFigure || canHold(role, item));
  });

// "(<100)" where no column is one of ranges.
const isBracketed = (item: Item, all: Items): boolean => isBracket(item) && isOpening(all[all.indexOf(item) - 1]?.text);

export type Dated = {
  items: Item[];
  roleOf: (item: Item) => Role | undefined;
  previous: string | null;
  date: string | null;
};

/** Results under several dates, the newest first; each has the one before it as its previous one. Without dates, the row as it is. */
export function pickDated(
  { order: columnOrder }: ReadingContext,
  beside: readonly [Item, Cell][],
  columns: Map<Item, Column | undefined>,
  dated: Columns,
): [Dated, ...Dated[]] {
  const columnOf = (item: Item): Column | undefined => columns.get(item);
  if (dated.length === 0) {
    const items = beside.map(([item]) => item);
    return [{ items, roleOf: (item) => columnOf(item)?.role, previous: null, date: null }];
  }
  const isDated = (item: Item): boolean => columnOf(item)?.role === 'dated';
  const results = beside.filter(([item]) => isDated(item) && isValue(item) && !isDash(item.text));
  const orders = ordersOf(
    dated.map(({ time }) => time ?? { date: null, stage: null }),
    columnOrder(),
  );
  const order = ([item]: [Item, Cell]): number => orders[dated.findIndex((column) => column === columnOf(item))] ?? 0;
  const [newest, ...others] = [...results].sort((a, b) => order(b) - order(a));
  const owners = marksOf(beside, results, columnOf);
  const under = (result: [Item, Cell] | undefined, before: [Item, Cell] | undefined): Dated => ({
    items: beside
      .filter(([item, cell]) => {
        const owner = owners.get(item) ?? (isDated(item) ? cell : result?.[1]);
        return owner === result?.[1] && (result === newest || columnOf(item)?.role !== 'flag');
      })
      .map(([item]) => item),
    roleOf: (item) => (isDated(item) ? undefined : columnOf(item)?.role),
    previous: before ? `${before[0].comparator ?? ''}${before[0].text}` : null,
    date: result ? (columnOf(result[0])?.time?.date ?? null) : null,
  });
  return [under(newest, others[0]), ...others.map((result, index) => under(result, others[index + 1]))];
}

/** The cell of the result that a mark belongs to: its own, or else the one before it. What stands in a column of marks is left to it. */
function marksOf(
  beside: readonly [Item, Cell][],
  results: readonly [Item, Cell][],
  columnOf: (item: Item) => Column | undefined,
): Map<Item, Cell> {
  const owners = new Map<Item, Cell>();
  let last: Cell | undefined;
  for (const [item, cell] of beside) {
    const own = results.find((result) => result[1] === cell)?.[1];
    last = own ?? last;
    const isOfRow = columnOf(item)?.role === 'range' || columnOf(item)?.role === 'unit';
    if (isOfRow) continue;
    if (own) owners.set(item, own);
    else if (item.kind === 'flag' && !isDash(item.text) && last && columnOf(item)?.role !== 'flag')
      owners.set(item, last);
  }
  return owners;
}
