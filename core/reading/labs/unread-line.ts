import type { Span } from '../../kernel/span.ts';
import { cellItems } from './cell-items.ts';
import { columnByPlace, type Header, type Role, type Columns } from './header.ts';
import { isFigure, type Item, type RowDraft, isBracket, type Items } from './item.ts';
import { type Line, filled } from './lines.ts';
import { findMisread } from './misread.ts';
import { flagMeaning } from './printed-flag.ts';
import { isRangeWord, labelOf } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import { hasVerb, isRemark, speaksOfRange, canName, nameSpan } from './row-name.ts';
import { hasWord, isDash, wordsIn, startsWithLetter } from './signs.ts';
import { countsInFields } from './units.ts';
import { severalAnswers } from './wording.ts';
import type { State } from './zone-state.ts';

/** A test whose number may be printed and was not read. `isMisread`: it has signs that are none; `isSeen`: all was recognised, nothing believed. */
export type UnreadRow = { name: string; span: Span; analyte?: string | null; isMisread?: boolean; isSeen?: boolean };

const longestLine = 240;

/** The test of a line that should have a result and has none. `found`: the rows read from it; a range or mark taken for a result is none. */
export function unreadLine(
  context: ReadingContext,
  line: Line,
  state: State,
  found: readonly RowDraft[],
): UnreadRow | undefined {
  if (line.end - line.start > longestLine) return undefined;
  const seen = found.length === 0 ? seenRow(context, line, state) : undefined;
  if (seen) return seen;
  if (context.medium.recognised !== true || line.layout === 'bars') return undefined;
  if (state.zone === 'medications' || state.zone === 'other') return undefined;
  const columns = columnsOver(state.header, line);
  if (!found.every(({ value }) => mayBeNone(value, columns, line))) return undefined;
  const parts = partsOf(context, line);
  const last = parts.fields.at(-1);
  if (!parts.name || !last || !hasFieldsOnly(parts.fields, columns, line)) return undefined;
  if (found.some(({ value }) => value.kind === 'range') && (!columns || isCount(parts.fields))) return undefined;
  const name = nameSpan(context.text, parts.name);
  const words = context.text.slice(...name);
  const isTold = isKnown(context, words) ? isRow(context, parts, columns, state) : isRowOf(words, parts, columns);
  return isTold && canName(words) ? { name: words, span: [name[0], last.end] } : undefined;
}

/** Figures, answers, units, ranges and marks beside a name among results: a row, though nothing in it was believed. */
function seenRow(context: ReadingContext, line: Line, state: State): UnreadRow | undefined {
  const isAmongResults = state.maker === null && (state.title === 'lab' || state.zone === 'lab');
  if (!isAmongResults || state.remarks || line.layout === 'plain') return undefined;
  const [first, ...others] = filled(line.cells);
  if (!first) return undefined;
  const span = nameSpan(context.text, first);
  const name = context.text.slice(...span);
  if (!canName(name) || !isName(name) || labelOf(name) !== null || !startsWithLetter(name)) return undefined;
  const [lead, ...fields] = others.flatMap((cell, at) => cellItems(context, cell, at + 1));
  if (lead === undefined || fields.length === 0) return undefined;
  const isAnswers = severalAnswers(lead.text) !== null;
  const isFields = fields.every(({ kind }) => kind !== 'word' && kind !== 'text' && kind !== 'date');
  const isRow = isAnswers || ((isFigure(lead) || lead.kind === 'limit') && isKnown(context, name));
  return isFields && isRow ? { name, span: [span[0], line.end], isSeen: true } : undefined;
}

type Parts = { name: Span | undefined; fields: Item[] };

/** Whether what was taken for a result may be a range, a mark, or the result of an earlier date. */
const mayBeNone = (value: Item, columns: Columns | undefined, line: Line): boolean =>
  value.kind === 'bound' || value.kind === 'range' || isMark(value) || roleOf(value, columns, line) === 'previous';

/** What the column that an item stands under holds. */
function roleOf(item: Item, columns: Columns | undefined, line: Line): Role | undefined {
  const cell = line.cells.find(([start, end]) => start <= item.start && item.start < end);
  return columns && columnByPlace(columns, item, line.start, cell ?? [item.start, item.end])?.role;
}

/** "0-2" is a result where it counts what is seen in a field, or where another range stands beside it. */
const isCount = (fields: Items): boolean =>
  fields.filter(isBracket).length > 1 || fields.some((item) => isUnit(item) && countsInFields(item.text));

/** A known test stands in a row where a table, a range beside a unit, or a colon speaks of one. */
function isRow(
  { text }: ReadingContext,
  { name, fields }: Parts,
  columns: Columns | undefined,
  { zone, inPanel }: State,
): boolean {
  if (columns) return true;
  if (!name || (zone !== 'lab' && !inPanel)) return false;
  const colon = text.slice(name[0], fields[0]?.start).trimEnd().endsWith(':');
  return hasBoth(fields) || colon || fields.some(({ kind }) => kind === 'label');
}

/** An unknown one where its table has headings, and all of them but the result are there. */
const isRowOf = (name: string, { fields }: Parts, columns: Columns | undefined): boolean =>
  columns !== undefined && isName(name) && (hasBoth(fields) || !columns.some(({ role }) => role === 'unit'));

/** The columns over a line: of a table that has one of results, and no second one at its side. */
function columnsOver(header: Header | null, line: Line): Columns | undefined {
  if (header === null || header.ordered || header.layout !== 'gaps' || line.layout !== 'gaps') return undefined;
  const [columns, ...others] = header.groups;
  const hasResults = columns?.some(({ role }) => role === 'value' || role === 'dated') === true;
  return hasResults && others.length === 0 ? columns : undefined;
}

/** The name that begins a line, and what stands behind it, without punctuation. */
function partsOf(context: ReadingContext, line: Line): Parts {
  const [first, ...others] = line.cells;
  if (first && others.length > 0) {
    const fields = others.flatMap((cell, index) => cellItems(context, cell, index + 1));
    return { name: first, fields: fields.filter(({ kind }) => kind !== 'mark') };
  }
  const items = first ? context.lex(first, 0) : [];
  const from = items.findIndex(({ kind }) => kind !== 'word' && kind !== 'mark');
  const fields = from > 0 ? items.slice(from).filter(({ kind }) => kind !== 'mark') : [];
  return { name: first && fields[0] && [first[0], fields[0].start], fields };
}

const isUnit = ({ kind }: Item): boolean => kind === 'unit';
const hasBoth = (fields: Items): boolean => fields.some(isUnit) && fields.some(isBracket);

/** "High" beside a unit and a range is the mark of a number, and no result; "Normal" may be one. */
const isMark = ({ kind, text }: Item): boolean =>
  kind === 'result' && !['normal', 'other'].includes(flagMeaning(text) ?? 'other');

/** Units, ranges and flags, and earlier results. A dash says that there is nothing to read. */
function hasFieldsOnly(fields: Items, columns: Columns | undefined, line: Line): boolean {
  const isField = (item: Item): boolean => {
    const role = roleOf(item, columns, line);
    if (item.kind === 'flag') return !isDash(item.text);
    if (isMark(item)) return hasBoth(fields);
    if (isBracket(item)) return isOfRange(item, fields, columns, role);
    if (isFigure(item) || item.kind === 'date') return role === 'previous' || (role === 'date' && !isFigure(item));
    return isUnit(item) || item.kind === 'label';
  };
  return fields.every(isField) && fields.some((item) => isUnit(item) || isBracket(item));
}

/** Whether a range is what the result is compared with. A bound may be the result itself, unless a label, heading or unit before it tells. */
function isOfRange(item: Item, fields: Items, columns: Columns | undefined, role: Role | undefined): boolean {
  const before = fields.filter(({ start }) => start < item.start);
  if (item.kind === 'limit' || before.some(({ kind }) => kind === 'label')) return true;
  if (!columns) return item.kind === 'range';
  const [unit, range] = ['unit', 'range'].map((sought) => columns.findIndex((column) => column.role === sought));
  if (unit === undefined || range === undefined || unit < 0 || unit > range) return role === 'range';
  const isAside = fields.some((field) => isUnit(field) && field.start > item.start && field.cell !== item.cell);
  return before.some(isUnit) || (role === 'range' && (item.kind === 'range' || !isAside));
}

const isKnown = ({ knowledge }: ReadingContext, name: string): boolean =>
  knowledge.findAnalyte(name) !== undefined || findMisread(knowledge, name) !== undefined;

const mostWords = 8;

/** Whether words under the heading of tests name one, and are no part of the range of the row above. */
function isName(name: string): boolean {
  const words = wordsIn(name);
  if (!hasWord(name) || words.length > mostWords || words.every(isRangeWord)) return false;
  return !isRemark(name) && !speaksOfRange(name) && !hasVerb(name) && !name.includes('=') && !name.includes(':');
}
