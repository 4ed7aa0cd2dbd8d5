import type { Span } from '../../kernel/span.ts';
import { cellItems } from './cell-items.ts';
import { isDate } from './dates.ts';
import { roleOfHeading } from './heading-words.ts';
import { isFigure, type Item, type RowDraft, bareRow, itemAt } from './item.ts';
import type { Line } from './lines.ts';
import { splitBracket } from './name-cell.ts';
import type { ReadingContext } from './reading-context.ts';
import { normaliseUnit } from './units.ts';

type TestColumn = { name: Span; unit: Item | null; place: number; index: number };

/** A header of tests over lines of dates: a glucose log, a flow sheet. */
export type WideHeader = { layout: Line['layout']; cells: number; tests: TestColumn[] };

/** The header that a line is when its first heading is of dates and others name known tests. */
export function findWideHeader(context: ReadingContext, line: Line): WideHeader | undefined {
  const [first, ...others] = line.cells;
  const words = first ? context.text.slice(...first) : '';
  if (line.layout === 'plain' || line.end - line.start > 400 || roleOfHeading(words) !== 'date') return undefined;
  const tests = others.flatMap((cell, index) => testColumn(context, line, cell, index + 1) ?? []);
  const sure = tests.length > 1 || tests.some(({ unit }) => unit !== null);
  return sure ? { layout: line.layout, cells: line.cells.length, tests } : undefined;
}

function testColumn(
  { text, knowledge }: ReadingContext,
  line: Line,
  cell: Span,
  index: number,
): TestColumn | undefined {
  const bracket = splitBracket(text, cell);
  const printed = bracket ? text.slice(...bracket.inside) : '';
  const hasUnit = bracket !== null && normaliseUnit(printed) !== undefined;
  const name = hasUnit ? bracket.before : cell;
  if (name[1] === name[0] || !knowledge.findAnalyte(text.slice(...name))) return undefined;
  const unit = hasUnit ? itemAt(text, 'unit', bracket.inside, index) : null;
  return { name, unit, place: cell[0] - line.start, index };
}

/** One row for each figure of a line that begins with a date. */
export function readWideLine(context: ReadingContext, line: Line, header: WideHeader): RowDraft[] {
  const [first] = line.cells;
  const date = first ? context.text.slice(...first) : '';
  if (!first || line.layout !== header.layout || !isDate(date)) return [];
  return header.tests.flatMap((test) => {
    const cell = cellUnder(line, header, test);
    const items = cell ? cellItems(context, cell, test.index) : [];
    const [value] = items;
    if (!cell || !value || !isFigure(value)) return [];
    const flag = items.find(({ kind }) => kind === 'flag')?.text ?? value.suffix;
    const unit = items.find(({ kind }) => kind === 'unit') ?? test.unit;
    return { ...bareRow(test.name, value), unit, flag, collectedAt: date, span: [first[0], cell[1]] satisfies Span };
  });
}

function cellUnder(line: Line, header: WideHeader, test: TestColumn): Span | undefined {
  if (header.layout !== 'gaps' || line.cells.length === header.cells) return line.cells[test.index];
  return line.cells.find(([start, end]) => start - line.start <= test.place + 6 && end - line.start > test.place);
}
