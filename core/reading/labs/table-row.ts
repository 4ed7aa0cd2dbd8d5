import type { Span } from '../../kernel/span.ts';
import { classTitle } from './allergy-class.ts';
import { assemble, type Placing } from './assemble.ts';
import { cellItems } from './cell-items.ts';
import { type Cell, columnsOf, type Dated, pickDated, splitFigure } from './dated-columns.ts';
import type { Column, Header, Columns } from './header.ts';
import { isFigure, type Item, type RowDraft, isBracket, type Items } from './item.ts';
import type { Line } from './lines.ts';
import { isUnderName, splitBracket, withoutCode, withoutSite, withWholeName } from './name-cell.ts';
import { tokens } from './phrases.ts';
import { wholeRange, withLabel } from './range-cell.ts';
import type { ReadingContext } from './reading-context.ts';
import { nameSpan } from './row-name.ts';
import { hasLetter, isDash } from './signs.ts';
import { isNoResult, isPendingWord, severalAnswers, isAnswerLetter } from './wording.ts';

/** A row as cells of a table: its name cell and the fields of the others. It has no name when the name stands in another line. */
export type TableRow = RowDraft & { cells: number };

/** The rows in a line under a header: one for each table that stands side by side. */
export function readTableLine(context: ReadingContext, line: Line, header: Header): TableRow[] {
  return header.groups.flatMap((columns, index) => {
    const cells = withWholeName(context, cellsOf(line, header, columns, header.groups[index + 1]), (cell) =>
      isUnderName(line, cell, columns),
    );
    const row = cells.length > 0 ? readCells(context, line, cells, columns) : undefined;
    return row ? [row] : [];
  });
}

/** A row of cells without any header: name first, then what the kinds of the cells say. */
export function readLooseCells(context: ReadingContext, line: Line): TableRow | undefined {
  const cells = line.cells
    .filter((span, index) => index > 0 || !leadCell.test(context.text.slice(...span)))
    .map((span): Cell => ({ span, role: undefined, column: undefined }));
  const whole = withWholeName(context, cells, (_, after) => {
    const [value] = after ? cellItems(context, after.span, 0) : [];
    return value !== undefined && isFigure(value);
  });
  return whole.length > 1 && !holdsFields(context, whole[0]?.span) ? readCells(context, line, whole, []) : undefined;
}

/** "3.", "Result:": what stands before a name and is none. */
const leadCell = /^(?:\(?\d{1,3}[.)]|results?\s?:)$/i;

// "Ferritin 9 ug/L [15 - 300]   L": the gap is none between columns.
function holdsFields({ lex, text }: ReadingContext, cell: Span | undefined): boolean {
  const items = cell ? lex(cell, 0) : [];
  // "Free androgen index .. 14.2"
  if (cell && /\s\.{2,}\s?[<>]?\d/.test(text.slice(...cell))) return true;
  return items.some(isFigure) && items.some(({ kind }) => kind === 'unit') && items[0]?.kind === 'word';
}

function cellsOf(line: Line, header: Header, columns: Columns, next: Columns | undefined): Cell[] {
  const byIndex = header.layout === 'bars' || header.layout === 'tabs';
  if (byIndex) return indexedCells(line, header.groups.flat(), columns);
  const from = header.groups[0] === columns ? 0 : (columns[0]?.start ?? 0) - 1;
  const to = next?.[0] ? next[0].start - 1 : Infinity;
  return line.cells
    .filter(([start]) => start - line.start >= from && start - line.start < to)
    .map((span) => ({ span, role: undefined, column: undefined }));
}

// A line with fewer cells than the header lacks those of the first columns, which are merged over several lines ("Date").
function indexedCells(line: Line, all: Columns, columns: Columns): Cell[] {
  const missing = all.length - line.cells.length;
  const merged =
    missing > 0 && all[0]?.role === 'date'
      ? Math.min(
          missing,
          all.findIndex(({ role }) => role === 'name'),
        )
      : 0;
  const offset = Math.max(0, merged);
  return line.cells.flatMap((span, index): Cell[] => {
    const column = all[index + offset];
    return column && columns.includes(column) ? [{ span, role: column.role, column }] : [];
  });
}

/** The row that cells make up under columns. */
export function readCells(
  context: ReadingContext,
  line: Line,
  printed: Cell[],
  columns: Columns,
): TableRow | undefined {
  const { text } = context;
  const cells = withoutSameInOtherUnit(context, withoutSite(text, withoutCode(text, printed), context.sites()));
  const { named, figure } = splitFigure(context, nameCell(context, cells, columns, line), cells, columns);
  const bracket = named ? splitBracket(text, named.span) : null;
  const nameItems = bracket ? context.lex(bracket.inside, -1) : [];
  // "(M 13-18 g/dl; F 12-16 g/dl)" is the range of the row; "(SGPT)" belongs to the name.
  const withRange = nameItems.some(isBracket) && bracket !== null;
  const others = cells.flatMap((cell) => (cell.span[0] === named?.span[0] ? (figure ?? []) : cell));
  const beside = withLetters(
    others.flatMap((cell, index) =>
      cell.span[0] === named?.span[0] || (named && isDashBefore(text, cell.span, named.span))
        ? []
        : cellItems(context, cell.span, index).map((item): [Item, Cell] => [item, cell]),
    ),
  );
  const placed = columnsOf(beside, columns, line);
  const dated = columns.filter(({ role }) => role === 'dated');
  const [newest, ...before] = pickDated(context, columns.length > 0 ? beside : joinText(text, beside), placed, dated);
  const range = withRange && bracket ? { inside: bracket.inside, items: nameItems } : undefined;
  const pieces = { cells, columns, placed, named: named?.span, name: range ? bracket?.before : named?.span, range };
  const row = rowOf(context, pieces, newest);
  const earlier = context.medium.onPages === true ? before.flatMap((dated) => rowOf(context, pieces, dated) ?? []) : [];
  return row && earlier.length > 0 ? { ...row, earlier } : row;
}

const sameAs =
  /^(?:soit|or|ou|oder|eller|o|i\.?e\.?|d\.?h\.?|=|≈|equals|entspricht|corresponds to|equivalent to)\s+(?=\d)|^\((?=\d)/i;

/** "1,72 g/L   soit 4,45 mmol/L": a cell that gives the result once more in another unit. */
const withoutSameInOtherUnit = ({ text, lex }: ReadingContext, cells: Cell[]): Cell[] =>
  cells.filter(({ span: [start, end] }, at) => {
    const lead = at > 1 ? sameAs.exec(text.slice(start, end))?.[0].length : undefined;
    const [figure, unit, ...more] = lead === undefined ? [] : lex([start + lead, end], 0);
    return !(figure?.kind === 'number' && unit?.kind === 'unit' && more.every(({ kind }) => kind === 'mark'));
  });

/** What stands in a line: its cells, where its name is, and the range that the name holds in brackets. */
type Pieces = {
  cells: readonly Cell[];
  columns: Columns;
  placed: Map<Item, Column | undefined>;
  named: Span | undefined;
  name: Span | undefined;
  range: { inside: Span; items: Items } | undefined;
};

function rowOf(context: ReadingContext, pieces: Pieces, dated: Dated): TableRow | undefined {
  const { cells, columns, placed, named, name, range } = pieces;
  const items = [...(range?.items ?? []), ...withCrosses(withFlagWord(dated.items))];
  if (items.length === 0) return undefined;
  const layout: Placing = {
    roleOf: (item) => (item.cell === -1 ? 'range' : dated.roleOf(item)),
    hasPrevious: columns.some(({ role }) => role === 'previous'),
    previousFirst: false,
  };
  const fields = assemble(items, layout);
  const letter = loneAnswer(items);
  const isNone = fields.value === null || isNoResult(fields.value.text);
  const value = (isNone ? stillToCome(context, cells) : null) ?? fields.value ?? letter;
  if (!value) return undefined;
  return {
    ...fields,
    ...{
      value,
      range: rangeOf(context.text, range?.inside, cells, items) ?? withLabel(context, cells, fields),
      name: name ? [nameSpan(context.text, name)] : [],
      unit: letter ? null : (fields.unit ?? unitOfColumn(placed.get(value), value)),
      flag: letter ? null : fields.flag,
      cells: cells.length,
      allergyClass: dated.items.find((item) => classTitle.test(placed.get(item)?.text ?? ''))?.text ?? null,
      previous: fields.previous ?? dated.previous,
    },
    collectedAt: fields.collectedAt ?? dated.date,
    span: [
      Math.min(named?.[0] ?? fields.span[0], fields.span[0]),
      Math.max(named?.[1] ?? 0, fields.span[1], value.end),
    ],
  };
}

/** "Positive   ABNORMAL   Negative": between what was found and what is expected stands the flag. */
const withFlagWord = (items: Items): Items =>
  items.map((item, index) =>
    item.kind === 'result' && tokens.marks(item.text) && index === 1 && items[2]?.kind === 'result'
      ? { ...item, kind: 'flag' }
      : item,
  );

/** "P   N", "P,N,P   N": of two answers in letters beside a name one was found, and the other is expected. */
const withLetters = (beside: readonly [Item, Cell][]): readonly [Item, Cell][] =>
  beside.length > 1 && beside.slice(0, 2).every(([{ text }]) => isAnswerLetter(text) || severalAnswers(text) !== null)
    ? beside.map(([item, cell], at) => [at < 2 ? { ...item, kind: 'result' } : item, cell])
    : beside;

/** "++   Nil": crosses right behind the name are how much was found, and no flag. */
const withCrosses = (items: Items): Items => {
  const [first, ...others] = items;
  const isGrade = first?.kind === 'flag' && /^\+{1,4}$/.test(first.text) && others.length > 0 && !others.some(isFigure);
  return isGrade && others.some(({ kind }) => kind === 'result') ? [{ ...first, kind: 'semi' }, ...others] : items;
};

// "--    Negative control   0": a row without a number.
const isDashBefore = (text: string, cell: Span, name: Span): boolean =>
  cell[0] < name[0] && isDash(text.slice(...cell));

function rangeOf(text: string, bracket: Span | undefined, cells: readonly Cell[], items: Items): Span | undefined {
  const cell = bracket ?? cells.find(({ role }) => role === 'range')?.span;
  return cell && wholeRange(text, cell, items);
}

/** A letter or crosses alone beside a name are no flag but the answer: "Y", "A" of a blood group, "R" of a germ, "+++" cells. */
function loneAnswer(items: Items): Item | null {
  const told = items.filter((item) => !isDash(item.text));
  const [only] = told;
  if (!only || told.length > 1 || (only.kind !== 'flag' && only.kind !== 'unit')) return null;
  return /^(?:\p{L}|\+{1,4})$/u.test(only.text) ? { ...only, kind: 'text' } : null;
}

/** "--   ng/dL   In process": where there is no result, the cell that says that it is to come. */
const stillToCome = (context: ReadingContext, cells: readonly Cell[]): Item | null =>
  cells
    .filter(({ span, role }, at) => at > 0 && role !== 'range' && isPendingWord(context.text.slice(...span)))
    .flatMap(({ span }, at) => cellItems(context, span, at))
    .map((item): Item => ({ ...item, kind: 'result' }))[0] ?? null;

/** "Result (mg/dL)": the heading gives the unit of a figure that has none. */
const unitOfColumn = (column: Column | undefined, value: Item): Item | null =>
  column?.unit !== undefined && isFigure(value) ? { ...value, kind: 'unit', text: column.unit, suffix: null } : null;

// Without columns, words in several cells are one text: "Staphylococcus spp.   Streptococcus pyogenes".
function joinText(text: string, beside: readonly [Item, Cell][]): readonly [Item, Cell][] {
  const [first] = beside;
  const isWords = ([{ kind, text: words }]: [Item, Cell]): boolean => kind === 'text' && !words.startsWith('(');
  const stop = beside.findIndex((pair) => !isWords(pair));
  const words = stop < 0 ? beside : beside.slice(0, stop);
  const last = words.at(-1);
  if (!first || !last || first[0].kind !== 'text' || words.length < 2) return beside;
  // "Complete   Complete": what was found and what is expected.
  if (words.length === 2 && first[0].text.toLowerCase() === last[0].text.toLowerCase())
    return beside.map((pair) => (pair === last ? [{ ...last[0], kind: 'result' }, last[1]] : pair));
  const [start, end] = [first[0].start, last[0].end];
  return [
    [{ ...first[0], end, text: text.slice(start, end) }, first[1]],
    ...beside.filter((pair) => !words.includes(pair)),
  ];
}

/** The cell of the name: that under "Test", else the first with letters that is no date and no field. */
function nameCell(context: ReadingContext, cells: Cell[], columns: Columns, line: Line): Cell | undefined {
  const { text } = context;
  const titled = cells.find((cell) => cell.role === 'name');
  if (titled) return titled.span[1] > titled.span[0] ? titled : undefined;
  const isBehind = columns.findIndex(({ role }) => role === 'name') > 0;
  const isWordCell = ({ span }: Cell): boolean =>
    !isBehind || ['text', 'word', 'label', 'result'].includes(cellItems(context, span, 0)[0]?.kind ?? '');
  const first = cells.find((cell) => hasLetter(text.slice(...cell.span)) && isWordCell(cell));
  if (!first || first.role === 'value' || first.role === 'unit' || first.role === 'range') return undefined;
  const [lead] = cellItems(context, first.span, 0);
  const nextColumn = columns[0]?.role === 'name' ? columns[1] : undefined;
  const beyond = nextColumn !== undefined && first.role === undefined && first.span[0] - line.start >= nextColumn.start;
  const under = nextColumn !== undefined && first.span[1] - line.start <= nextColumn.start;
  const isWords = under && /\p{L}{3}/u.test(text.slice(...first.span));
  if (lead && isWords) return first;
  if (!lead || beyond || !['text', 'result', 'word', 'label'].includes(lead.kind)) return undefined;
  return first;
}
