import { isResult, type Origin } from './accept-row.ts';
import { type Layout, noColumns } from './assemble.ts';
import { readCultureLine } from './culture-lines.ts';
import type { Header } from './header.ts';
import { readHyphenRows } from './hyphen-rows.ts';
import { readLabelledRow } from './labelled-rows.ts';
import type { Line } from './lines.ts';
import { readListCells } from './list-cells.ts';
import { readListedRows } from './listed-rows.ts';
import { readPlainRow } from './plain-row.ts';
import { isRemark } from './name-words.ts';
import { withoutPanel } from './panel-cell.ts';
import { type Demand, readProse } from './prose-rows.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { readStackedRow } from './stacked-rows.ts';
import { readLooseCells, readTableLine } from './table-row.ts';
import { withUnitOfKnownName } from './unit-of-name.ts';
import { readWideLine } from './wide-table.ts';
import { completeNames } from './wrapped-name.ts';
import type { State } from './zone-state.ts';

/** The rows that begin in a line, and the number of lines they take. */
export type Found = { found: RowDraft[]; taken: number };

const longestLine = 4000;
const nothing: Found = { found: [], taken: 1 };

/** Tries the ways in which rows are printed, the surest first. */
export function readLine(context: ReadingContext, lines: readonly Line[], index: number, state: State): Found {
  const line = lines[index];
  if (!line || !canHoldRow(context.text, lines, index, state)) return nothing;
  const { zone, wide, maker } = state;
  if (maker === 'camera' && zone !== 'lab') return nothing;
  const logged = wide && zone !== 'medications' ? readWideLine(context, line, wide) : [];
  if (logged.length > 0) return { found: logged, taken: 1 };
  const chained = zone === 'medications' ? [] : readHyphenRows(context, line);
  if (chained.length > 0) return { found: chained, taken: 1 };
  const culture = zone === 'lab' ? readCultureLine(context, line) : undefined;
  if (culture) return { found: [culture], taken: 1 };
  const canBeRow = !isBracketLine(context.text, line) && line.end - line.start <= longestLine;
  const printed =
    canBeRow && (zone === 'lab' || zone === 'unknown') ? readPrinted(context, lines, line, state) : undefined;
  if (printed) return printed;
  return zone === 'medications'
    ? nothing
    : { found: readProse(context, [line.start, line.end], demandOf(state)), taken: 1 };
}

// "Low: <1", "Male: 13-17": part of a range, whatever stands around it.
const isBracketLine = (text: string, { start, end, layout }: Line): boolean => {
  const lead =
    layout === 'plain'
      ? /^\s{0,40}([\p{L}]{1,20})\s?:/u.exec(text.slice(start, Math.min(end, start + 62)))?.[1]
      : undefined;
  return lead !== undefined && isRemark(lead);
};

const demandOf = ({ maker, remarks }: State): Demand =>
  maker === 'microscope' ? 'no share' : maker === 'device' || remarks ? 'unit' : 'none';

type Way = () => { rows: readonly Draft[]; taken?: number; origin: Origin; all?: boolean } | undefined;
type Draft = RowDraft & { colon?: boolean };

/** Rows in columns, lists and lines of their own. */
function readPrinted(context: ReadingContext, lines: readonly Line[], printed: Line, state: State): Found | undefined {
  const { header } = state;
  const line = header ? printed : withoutPanel(context, printed);
  const under = underTable(state, line);
  const ways: Way[] = [
    () => ({ origin: 'plain', rows: readListCells(context, line) }),
    () => (under ? undefined : { origin: 'plain', rows: readListedRows(context, line), all: true }),
    () => ({ origin: 'table', rows: completeNames(context, lines, line.index, tableRows(context, line, header)) }),
    () => one('table', readLabelledRow(context, lines, line.index)),
    () => (under ? undefined : one('cells', readLooseCells(context, line))),
    () =>
      under && line.layout === 'bars'
        ? undefined
        : one('plain', readPlainRow(context, [line.start, line.end], orderOf(header))),
    () => (header && !header.ordered ? undefined : one('stacked', readStackedRow(context, lines, line.index))),
  ];
  for (const way of ways) {
    const tried = way();
    if (!tried || tried.rows.length === 0) continue;
    const { rows, origin, taken = 1, all = false } = tried;
    const found = rows
      .map((row) => withUnitOfKnownName(context, row))
      .filter((row) => isResult(context, { ...row, specimen: state.specimen }, around(state, origin, row)));
    if (found.length > 0 && (!all || found.length === rows.length)) return { found, taken };
    // What is a list is not one row: a sentence may still tell its parts.
    if (all) return undefined;
  }
  return undefined;
}

const around = ({ zone, title, header, inPanel, remarks, maker }: State, origin: Origin, { colon = false }: Draft) => ({
  ...{ origin, zone, inPanel, colon, maker, remarks },
  titled: title === 'lab' || header !== null,
});

function one(origin: Origin, row: Draft | { row: Draft; taken: number } | undefined): ReturnType<Way> {
  if (!row) return undefined;
  return 'taken' in row ? { origin, rows: [row.row], taken: row.taken } : { origin, rows: [row] };
}

/** Whether the cells of a line are those of the header above. */
const underTable = ({ header }: State, line: Line): boolean =>
  header !== null && !header.ordered && header.layout === line.layout;

export const hasDigit = (text: string, line: Line | undefined): boolean =>
  line !== undefined && /\d/.test(text.slice(line.start, line.end));

const answer = /negative|positive|detected|reactive|immune|equivocal|indeterminate/i;

/** The cheap answer for most lines: without letters there is no name, and results in words are believed in a laboratory's zone only. */
function canHoldRow(text: string, lines: readonly Line[], index: number, { zone, header, wide }: State): boolean {
  const line = lines[index];
  if (!line || (!header && !wide && !/\p{L}/u.test(text.slice(line.start, line.end)))) return false;
  if (zone === 'lab' || hasDigit(text, line) || hasDigit(text, lines[index + 1])) return true;
  return zone === 'unknown' && answer.test(text.slice(line.start, Math.min(line.end, line.start + 200)));
}

const tableRows = (context: ReadingContext, line: Line, header: Header | null): RowDraft[] =>
  header && !header.ordered && header.layout === line.layout ? readTableLine(context, line, header) : [];

/** What an ordered header says of runs of words below it. */
function orderOf(header: Header | null): Layout {
  if (!header?.ordered) return noColumns;
  const order = header.groups[0]?.map(({ role }) => role) ?? [];
  const [value, previous, range] = [order.indexOf('value'), order.indexOf('previous'), order.indexOf('range')];
  return {
    ...{ ...noColumns, hasPrevious: previous >= 0, previousFirst: previous >= 0 && previous < value },
    rangeFirst: range >= 0 && range < value,
  };
}
