import { isResult, type Origin } from './accept-row.ts';
import { noColumns } from './assemble.ts';
import { collectedIn } from './collected.ts';
import { readCultureLine } from './culture-lines.ts';
import { cutCsv } from './csv-lines.ts';
import { alignDates } from './dated-columns.ts';
import { findHeader, type Header } from './header.ts';
import { readLabelledRow } from './labelled-rows.ts';
import { isBlank, type Line, splitLines } from './lines.ts';
import { readListCells } from './list-cells.ts';
import { readListedRows } from './listed-rows.ts';
import { readPlainRow } from './plain-row.ts';
import { readProse } from './prose-rows.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { isCommentary, zoneOfHeading, zoneOfTitle, type Zone } from './sections.ts';
import { type RangeLine, rangeLine, withRangeLines } from './range-lines.ts';
import { type Specimen, specimenLabelled, specimenOfHeading } from './specimens.ts';
import { readStackedRow } from './stacked-rows.ts';
import { readLooseCells, readTableLine } from './table-row.ts';
import { findWideHeader, readWideLine, type WideHeader } from './wide-table.ts';
import { completeNames } from './wrapped-name.ts';

type State = {
  zone: Zone;
  title: Zone;
  header: Header | null;
  inPanel: boolean;
  collectedAt: string | null;
  begun: boolean;
  specimen: Specimen | null;
  wide: WideHeader | null;
  above: RangeLine[];
};

const longestLine = 4000;
const titleLines = 14;
const mostAbove = 5; // lines of a range over the line of its row

/** Goes through the lines once, knowing at each in what zone, under which header and in which panel it stands. */
export function readZones(context: ReadingContext): RowDraft[] {
  const lines = cutCsv(context.text, splitLines(context.text));
  const title = lines.filter((line) => !isBlank(line)).slice(0, titleLines);
  const zone = zoneOfTitle(
    title.map(({ start, end }) => context.text.slice(start, Math.min(end, start + 200))).join('\n'),
  );
  const state: State = {
    zone,
    title: zone,
    header: null,
    inPanel: false,
    collectedAt: null,
    begun: false,
    specimen: null,
    wide: null,
    above: [],
  };
  const rows: RowDraft[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    if (passOver(context, lines, line, state)) {
      noteSpecimen(context, line, state);
      continue;
    }
    const { found, taken } = withRange(context, lines, index, readLine(context, lines, index, state), state);
    if (found.length === 0) noteSpecimen(context, line, state);
    const { specimen } = state;
    rows.push(...found.map((row) => ({ ...row, specimen, collectedAt: row.collectedAt ?? state.collectedAt })));
    state.inPanel = found.length > 0 || state.inPanel || (state.begun && line.cells.length === 1);
    state.begun = true;
    index += taken - 1;
  }
  return rows;
}

/** Headings and labels say what was tested in the rows below them. */
function noteSpecimen({ text }: ReadingContext, line: Line, state: State): void {
  const words = text.slice(line.start, Math.min(line.end, line.start + 400));
  if (!/\p{L}{2}/u.test(words)) return;
  const alone = line.cells.filter(([start, end]) => end > start).length === 1;
  state.specimen =
    specimenLabelled(words) ?? (alone ? specimenOfHeading(words.replaceAll('|', ' ')) : undefined) ?? state.specimen;
}

/** A row alone in its line may have its range in the lines below. */
function withRange(
  context: ReadingContext,
  lines: readonly Line[],
  index: number,
  { found, taken }: Found,
  state: State,
): Found {
  const [row, ...others] = found;
  const { above } = state;
  state.above = [];
  const line = lines[index];
  const loose = !row && line && hasDigit(context.text, line) ? rangeLine(context, line) : undefined;
  if (loose) state.above = [...above.slice(-mostAbove), loose];
  if (!row || others.length > 0) return { found, taken };
  const grown = withRangeLines(context, lines, index + taken, row, above);
  return { found: [grown.row], taken: taken + grown.taken };
}

/** Takes note of what a line says about those below it. Answers whether it can hold no row itself. */
function passOver(context: ReadingContext, lines: readonly Line[], line: Line, state: State): boolean {
  const { text } = context;
  if (isBlank(line)) {
    state.inPanel = false;
    return true;
  }
  state.collectedAt = collectedIn(text, line) ?? state.collectedAt;
  const words = text.slice(line.start, line.end);
  const zone = line.cells.length === 1 ? zoneOfHeading(words) : undefined;
  if (zone && !(state.title === 'lab' && zone === 'other' && isCommentary(words))) {
    Object.assign(state, { zone, header: null, inPanel: zone === 'lab', begun: true });
    return true;
  }
  const found = findHeader(text, line);
  const wide = found ? undefined : findWideHeader(context, line);
  if (wide) Object.assign(state, { wide, header: null, inPanel: true, begun: true });
  if (wide) return true;
  if (!found) return false;
  const header = alignDates(context, lines, found, line);
  const roles = header.groups.flat().map(({ role }) => role);
  const isLab = roles.includes('unit') || roles.includes('range');
  Object.assign(state, { header, wide: null, inPanel: true, zone: isLab ? 'lab' : state.zone, begun: true });
  return true;
}

type Found = { found: RowDraft[]; taken: number };

function readLine(context: ReadingContext, lines: readonly Line[], index: number, state: State): Found {
  const line = lines[index];
  if (!line || !canHoldRow(context.text, lines, index, state)) return { found: [], taken: 1 };
  if (line.end - line.start > longestLine) return { found: readProse(context, [line.start, line.end]), taken: 1 };
  const accept = (origin: Origin, rows: readonly (RowDraft & { colon?: boolean })[]): RowDraft[] =>
    rows.filter((row) =>
      isResult(
        context,
        { ...row, specimen: state.specimen },
        {
          origin,
          zone: state.zone,
          titled: state.title === 'lab' || state.header !== null,
          inPanel: state.inPanel,
          colon: row.colon === true,
        },
      ),
    );

  const wide = state.wide && state.zone !== 'medications' ? readWideLine(context, line, state.wide) : [];
  if (wide.length > 0) return { found: wide, taken: 1 };
  const culture = state.zone === 'lab' ? readCultureLine(context, line) : undefined;
  if (culture) return { found: [culture], taken: 1 };
  const listed = accept('plain', readListCells(context, line));
  if (listed.length > 0) return { found: listed, taken: 1 };
  const several = readListedRows(context, line);
  const severalRows = accept('plain', underTable(state, line) ? [] : several);
  if (severalRows.length > 0 && severalRows.length === several.length) return { found: severalRows, taken: 1 };
  const table = accept('table', completeNames(context, lines, index, tableRows(context, line, state.header)));
  if (table.length > 0) return { found: table, taken: 1 };
  const underHeader = underTable(state, line);
  const labelled = readLabelledRow(context, lines, index);
  const labelledRows = accept('table', labelled ? [labelled.row] : []);
  if (labelled && labelledRows.length > 0) return { found: labelledRows, taken: labelled.taken };
  const loose = underHeader ? undefined : readLooseCells(context, line);
  const cells = accept('cells', loose ? [loose] : []);
  if (cells.length > 0) return { found: cells, taken: 1 };
  const plain = accept('plain', underHeader && line.layout === 'bars' ? [] : plainRows(context, line, state.header));
  if (plain.length > 0) return { found: plain, taken: 1 };
  const stacked = state.header && !state.header.ordered ? undefined : readStackedRow(context, lines, index);
  const stackedRows = accept('stacked', stacked ? [stacked.row] : []);
  if (stacked && stackedRows.length > 0) return { found: stackedRows, taken: stacked.taken };
  return { found: state.zone === 'medications' ? [] : readProse(context, [line.start, line.end]), taken: 1 };
}

/** Whether the cells of a line are those of the header above. */
const underTable = ({ header }: State, line: Line): boolean =>
  header !== null && !header.ordered && header.layout === line.layout;

const hasDigit = (text: string, line: Line | undefined): boolean =>
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

function plainRows(context: ReadingContext, line: Line, header: Header | null): (RowDraft & { colon: boolean })[] {
  const order = header?.groups[0]?.map(({ role }) => role) ?? [];
  const [value, previous, range] = [order.indexOf('value'), order.indexOf('previous'), order.indexOf('range')];
  const layout = {
    ...{ ...noColumns, hasPrevious: previous >= 0, previousFirst: previous >= 0 && previous < value },
    rangeFirst: range >= 0 && range < value,
  };
  const row = readPlainRow(context, [line.start, line.end], header?.ordered ? layout : noColumns);
  return row ? [row] : [];
}
