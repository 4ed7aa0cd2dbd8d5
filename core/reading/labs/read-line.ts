import { type Origin, isResult } from './accept-row.ts';
import { classBehind } from './allergy-class.ts';
import { readAnswerList, readCultureLine, readPairedRows, readSusceptibilities } from './answer-rows.ts';
import { noColumns, type Placing } from './assemble.ts';
import type { Header } from './header.ts';
import type { RowDraft, TakenRow } from './item.ts';
import { readLabelledCells } from './labelled-cells.ts';
import type { Line, Lines } from './lines.ts';
import { readHyphenRows, readListCells, readListedRows } from './listed-rows.ts';
import { withoutPanel, withUnitOfKnownName } from './name-cell.ts';
import { readNotedRow } from './noted-value.ts';
import { readPlainRow } from './plain-row.ts';
import { readProse } from './prose-rows.ts';
import type { ReadingContext } from './reading-context.ts';
import { isRemark } from './row-name.ts';
import type { Zone } from './sections.ts';
import { readShorthand } from './shorthand.ts';
import { hasDigit, hasLetter } from './signs.ts';
import { readLabelledRow, readStackedRow, completeNames } from './stacked-rows.ts';
import { readLooseCells, readTableLine } from './table-row.ts';
import { readWideLine } from './wide-table.ts';
import type { State } from './zone-state.ts';

/** A line that may hold rows, among its neighbours. `row` is the line without a cell that names its group. */
export type Place = { context: ReadingContext; lines: Lines; line: Line; row: Line; state: State };

/** Rows that begin in a line, and the number of lines they take where it is more than one. */
export type Reading = { rows: readonly (RowDraft & { colon?: boolean })[]; taken?: number };

/** One way in which laboratories and people print results. */
export type Layout = {
  /** What the rows are weighed as; null where the layout itself is proof enough. */
  origin: Origin | null;
  /** The parts of a document in which it stands. */
  zones: readonly Zone[];
  /** Whether a line can be of this layout, by the headings above and the cells it is cut into. */
  fits: (place: Place) => boolean;
  /** The rows, read from its parts. */
  read: (place: Place) => Reading;
  /** Whether it is all rows or none: the parts of a sentence are no list. */
  whole?: boolean;
};

const anywhere: readonly Zone[] = ['lab', 'unknown', 'other'];
const ofResults: readonly Zone[] = ['lab', 'unknown'];
const nothing: Reading = { rows: [] };

const one = (row: RowDraft | TakenRow | undefined): Reading =>
  row === undefined ? nothing : 'taken' in row ? { rows: [row.row], taken: row.taken } : { rows: [row] };

const whole = (context: ReadingContext, lines: readonly Line[], { index }: Line, { rows }: Reading): Reading => ({
  rows: completeNames(context, lines, index, rows, false).map((row, at) => ({ ...rows[at], ...row })),
});

/** Whether the cells of a line are those of the header above. */
const underTable = ({ row: { layout }, state: { header } }: Place): boolean =>
  header !== null && !header.ordered && header.layout === layout;

/** The ways in which rows are printed, the surest first; a sentence is read where a line is of no other. */
export const layouts: readonly Layout[] = [
  {
    // A line of a date under a header of tests.
    ...{ origin: null, zones: anywhere },
    fits: ({ state }) => state.wide !== null,
    read: ({ context, line, state: { wide } }) => (wide ? { rows: readWideLine(context, line, wide) } : nothing),
  },
  {
    // Name-value pairs chained with hyphens.
    ...{ origin: null, zones: anywhere },
    fits: () => true,
    read: ({ context, line }) => ({ rows: readHyphenRows(context, line) }),
  },
  {
    // What grew in a culture.
    ...{ origin: null, zones: ['lab'] },
    fits: () => true,
    read: ({ context, line }) => one(readCultureLine(context, line)),
  },
  {
    // What a germ withstands.
    ...{ origin: null, zones: anywhere },
    fits: (place) => place.state.maker === null && !underTable(place),
    read: ({ context, line }) => ({ rows: readSusceptibilities(context, line) }),
  },
  {
    // Several tests in one name, and as many answers.
    ...{ origin: null, zones: ofResults },
    fits: ({ line, state }) => state.maker === null && line.cells.length > 1,
    read: ({ context, line }) => ({ rows: readPairedRows(context, line) }),
  },
  {
    // Tests with their answers in words.
    ...{ origin: null, zones: ofResults },
    fits: (place) =>
      place.state.maker === null &&
      place.line.layout !== 'bars' &&
      place.line.layout !== 'tabs' &&
      (!underTable(place) || place.row.layout === 'plain'),
    read: ({ context, line, state: { zone, title, inPanel } }) => ({
      rows: readAnswerList(context, line, zone === 'lab' || title === 'lab' || inPanel),
    }),
  },
  {
    // A mark in the place of the result, and the result in its note.
    ...{ origin: null, zones: ofResults },
    fits: ({ context: { text }, line }) =>
      line.layout !== 'plain' || text.slice(line.start, line.end).includes(' see '),
    read: ({ context, lines, line }) => one(readNotedRow(context, lines, line)),
  },
  {
    // The shorthand of clinicians.
    ...{ origin: null, zones: anywhere },
    fits: (place) => !underTable(place),
    read: ({ context, line }) => ({ rows: readShorthand(context, [line.start, line.end]) }),
  },
  {
    // Cells that begin with what they hold.
    ...{ origin: 'table', zones: ofResults },
    fits: (place) => !underTable(place),
    read: ({ context, row }) => one(readLabelledCells(context, row)),
  },
  {
    // A list inside of a cell.
    ...{ origin: 'plain', zones: ofResults },
    fits: ({ line: { layout } }) => layout === 'bars' || layout === 'tabs',
    read: ({ context, line }) => ({ rows: readListCells(context, line) }),
  },
  {
    // Several rows in a line.
    ...{ origin: 'plain', zones: ofResults, whole: true },
    fits: (place) => !underTable(place),
    read: ({ context, row }) => ({ rows: readListedRows(context, row) }),
  },
  {
    // Columns under their headings.
    ...{ origin: 'table', zones: ofResults },
    fits: underTable,
    read: ({ context, lines, row, state: { header } }) =>
      header ? { rows: completeNames(context, lines, row.index, readTableLine(context, row, header)) } : nothing,
  },
  {
    // One labelled field a line.
    ...{ origin: 'table', zones: ofResults },
    fits: () => true,
    read: ({ context, lines, row }) => one(readLabelledRow(context, lines, row.index)),
  },
  {
    // Columns without headings.
    ...{ origin: 'cells', zones: ofResults },
    fits: (place) => !underTable(place),
    read: ({ context, lines, row }) => whole(context, lines, row, one(readLooseCells(context, row))),
  },
  {
    // A run of words.
    ...{ origin: 'plain', zones: ofResults },
    fits: (place) => !underTable(place) || place.row.layout !== 'bars',
    read: ({ context, lines, row, state }) =>
      whole(context, lines, row, one(readPlainRow(context, [row.start, row.end], orderOf(state.header)))),
  },
  {
    // A name over its fields.
    ...{ origin: 'stacked', zones: ofResults },
    fits: ({ state: { header } }) => header === null || header.ordered,
    read: ({ context, lines, row }) => one(readStackedRow(context, lines, row.index)),
  },
  {
    // A sentence.
    ...{ origin: 'told', zones: anywhere },
    fits: () => true,
    read: ({ context, line }) => ({ rows: readProse(context, [line.start, line.end]) }),
  },
];

/** What an ordered header says of runs of words below it. */
function orderOf(header: Header | null): Placing {
  if (!header?.ordered) return noColumns;
  const order = header.groups[0]?.map(({ role }) => role) ?? [];
  const [value, previous, range] = [order.indexOf('value'), order.indexOf('previous'), order.indexOf('range')];
  return {
    ...{ ...noColumns, hasPrevious: previous >= 0, previousFirst: previous >= 0 && previous < value },
    rangeFirst: range >= 0 && range < value,
  };
}

/** The rows that begin in a line, and the number of lines they take. */
export type Found = { found: RowDraft[]; taken: number };

const longestLine = 4000;
const noneFound: Found = { found: [], taken: 1 };

/** Reads a line in the first layout that gives results. */
export function readLine(context: ReadingContext, lines: Lines, index: number, state: State): Found {
  const line = lines[index];
  if (!line || !canHoldRow(context.text, lines, index, state)) return noneFound;
  if (state.maker === 'camera' && state.zone !== 'lab') return noneFound;
  const row = state.header ? line : withoutPanel(context, line);
  const place: Place = { context, lines, line, row, state };
  let isTalk = isBracketLine(context.text, line) || line.end - line.start > longestLine;
  for (const layout of layouts) {
    if ((isTalk && !isSentence(layout)) || !layout.zones.includes(state.zone) || !layout.fits(place)) continue;
    const reading = layout.read(place);
    const found = resultsOf(place, layout, reading);
    if (found.length > 0 && !(layout.whole && found.length < reading.rows.length))
      return { found, taken: reading.taken ?? 1 };
    // What is a list is not one row: a sentence may still tell its parts.
    isTalk ||= layout.whole === true && reading.rows.length > 0;
  }
  return noneFound;
}

// "Low: <1", "Male: 13-17": part of a range, whatever stands around it.
const isBracketLine = (text: string, { start, end, layout }: Line): boolean => {
  const lead =
    layout === 'plain'
      ? /^\s{0,40}([\p{L}]{1,20})\s?:/u.exec(text.slice(start, Math.min(end, start + 62)))?.[1]
      : undefined;
  return lead !== undefined && isRemark(lead);
};

const isSentence = ({ origin }: Layout): boolean => origin === null || origin === 'told';

const withClass = <Row extends RowDraft>({ text }: ReadingContext, { end }: Line, row: Row): Row =>
  row.value.end >= end
    ? row
    : { ...row, allergyClass: row.allergyClass ?? classBehind(text.slice(row.value.end, end)) };

/** Those of the rows read that are weighed and found to be results. */
function resultsOf({ context, line, state }: Place, { origin }: Layout, { rows }: Reading): RowDraft[] {
  if (origin === null) return [...rows];
  const { zone, title, header, inPanel, remarks, maker, specimen } = state;
  const around = { origin, zone, inPanel, maker, remarks, titled: title === 'lab' || header !== null };
  return rows
    .map((row) => (origin === 'told' ? row : withClass(context, line, withUnitOfKnownName(context, row))))
    .filter((row) => isResult(context, { ...row, specimen }, { ...around, colon: row.colon === true }));
}

export const holdsDigit = (text: string, line: Line | undefined): boolean =>
  line !== undefined && hasDigit(text.slice(line.start, line.end));

const answer =
  /\bneg|\bpos|detected|reactive|immune|equivocal|indeterminate|borderline|inconclusive|unresolved|invalid|inhibit|insuffic|inadequate|\bfailed|\bnot (?:done|tested|requested|sent|received|performed|found|seen)|reject|cancel|ha?emoly|clotted|pend|await|to follow|unsuitable|\bsee (?:note|comment|below|text)|refer to/i;

/** The cheap answer for most lines: without letters there is no name, and results in words are believed in a laboratory's zone only. */
function canHoldRow(text: string, lines: Lines, index: number, { zone, header, wide, inPanel }: State): boolean {
  const line = lines[index];
  if (!line || (!header && !wide && !hasLetter(text.slice(line.start, line.end)))) return false;
  if (zone === 'lab' || inPanel || holdsDigit(text, line) || holdsDigit(text, lines[index + 1])) return true;
  return zone === 'unknown' && answer.test(text.slice(line.start, Math.min(line.end, line.start + 200)));
}
