import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { isDate } from './dates.ts';
import { isFigure, isValue, type Item, type RowDraft, bareRow, type Items } from './item.ts';
import { type Line, trim, filled } from './lines.ts';
import { phraseList } from './phrases.ts';
import { nameToColon, type PlainRow, readPlainRow } from './plain-row.ts';
import { flagMeaning } from './printed-flag.ts';
import type { ReadingContext } from './reading-context.ts';
import { isRemark } from './row-name.ts';
import { startsWithLetter, isOpening, isClosing, withoutStop } from './signs.ts';
import { normaliseColumnUnit } from './units.ts';

/** Rows in one line: "Na 140, K 5.6 (H)". Every part must be a known test or a figure with its unit, or they are fields of one row. */
export function readListedRows(context: ReadingContext, line: Line): PlainRow[] {
  // Two rows have two results: the cheap answer for most lines.
  if ((context.text.slice(line.start, line.end).match(/\d+|\b(?:neg|pos|not det|detec)/gi)?.length ?? 0) < 2) return [];
  const byCells = filled(line.cells);
  if (byCells.length > 1 && !namesSeveral(context.text, byCells)) return [];
  const cells = byCells.length > 1 ? allRows(context, byCells) : [];
  if (cells.length > 0) return cells;
  const rows = allRows(context, partsOf(context, [line.start, line.end]));
  return byCells.length > 1 && rows.some((row, at) => isRangeOf(row, rows[at - 1])) ? [] : rows;
}

/** "ANCA   1:320   p-ANCA   <1:20": in columns a bound behind further words is the range of what stands before. */
const isRangeOf = ({ value, unit, range }: PlainRow, before: PlainRow | undefined): boolean =>
  before !== undefined &&
  ![unit, range, before.range, before.value.comparator].some((field) => field !== null) &&
  value.comparator !== null;

/** Whether more than one cell begins like the name of a test: a row in columns has one, and then figures and a unit. */
function namesSeveral(text: string, cells: readonly Span[]): boolean {
  const [first, ...others] = cells;
  if (first && /\p{L}.*\d/u.test(text.slice(...first))) return true;
  return others.some(([start, end]) => {
    const words = text.slice(start, end);
    return (
      words.length > 1 &&
      startsWithLetter(words) &&
      flagMeaning(words) === undefined &&
      normaliseColumnUnit(words) === undefined
    );
  });
}

function allRows(context: ReadingContext, parts: readonly Span[]): PlainRow[] {
  if (parts.length < 2 || !parts.every(([start, end]) => /\d|neg|pos|det/i.test(context.text.slice(start, end))))
    return [];
  const rows: PlainRow[] = [];
  for (const part of parts) {
    const row = readPlainRow(context, part);
    if (!row || !(isFigure(row.value) || isAnswer(row.value.text))) return [];
    const [[start, end] = part] = row.name;
    if (isRemark(context.text.slice(start, end))) return [];
    // One drug of a screen that is known speaks for the others.
    const isAnswered = !isFigure(row.value) && row.loose === 0 && end - start <= longestAnswered;
    if (isAnswered && rows.length > 0) {
      rows.push({ ...row, colon: true });
      continue;
    }
    if (row.unit === null && !context.knowledge.findAnalyte(context.text.slice(start, end))) return [];
    if (!isFigure(row.value) && row.loose > 0) return [];
    rows.push(row);
  }
  return rows;
}

const isAnswer = phraseList('negative; neg; positive; pos; not detected; detected; non reactive; nonreactive').is;

/** The parts of a line: each has a figure, and the next begins with a word after a comma, or with the name of a known test. */
function partsOf(context: ReadingContext, span: Span): Span[] {
  const items = context.lex(span, 0);
  const parts: Span[] = [];
  let first = 0;
  let depth = 0;
  let hasFigure = false;
  const named = nameToColon(items);
  items.forEach((item, index) => {
    depth += Number(isOpening(item.text)) - Number(isClosing(item.text));
    const before = items[index - 1];
    if (hasFigure && depth <= 0 && before && canName(item) && startsRow(context, items, index)) {
      parts.push([items[first]?.start ?? 0, before.end]);
      first = index;
      hasFigure = false;
    }
    hasFigure ||= index >= named && isFigure(item);
  });
  return parts.length === 0 ? [] : [...parts, [items[first]?.start ?? 0, span[1]]];
}

// A unit may be the name of a test: "Na 140 K 4.1".
const canName = ({ kind }: Item): boolean => kind === 'word' || kind === 'unit';

const longestName = 6; // words
const longestAnswered = 20; // characters of a name

function startsRow({ text, knowledge }: ReadingContext, items: Items, index: number): boolean {
  const [before, first] = [items[index - 1], items[index]];
  if (first?.kind === 'word' && before?.kind === 'mark' && (before.text === ',' || before.text === ';')) return true;
  if (before?.kind === 'word') return false;
  const ahead = items.slice(index, index + longestName + 1);
  const stop = ahead.findIndex((item) => isValue(item) || item.text === ':' || item.text === '=');
  const last = ahead[stop - 1];
  return (
    first !== undefined && last !== undefined && knowledge.findAnalyte(text.slice(first.start, last.end)) !== undefined
  );
}

/** Rows listed inside one cell: "1/24/2013 | - Hgb 13.5 g/dL - Hct 42 %". A date in another cell of the line is theirs. */
export function readListCells(context: ReadingContext, line: Line): PlainRow[] {
  const date = line.cells.map(([start, end]) => context.text.slice(start, end)).find(isDate) ?? null;
  return line.cells
    .filter(([start]) => context.text.startsWith('- ', start))
    .flatMap((cell) => entriesOf(context.text, cell))
    .flatMap((entry) => readPlainRow(context, entry) ?? [])
    .map((row) => ({ ...row, collectedAt: row.collectedAt ?? date }));
}

function entriesOf(text: string, [start, end]: Span): Span[] {
  const starts = matchesIn(text.slice(start, end), /(?:^|\s)- (?=[\p{L}%#])/gu).map(
    (match) => start + match.index + match[0].length,
  );
  return starts.map((from, index) => trim(text, [from, (starts[index + 1] ?? end + 2) - 2]));
}

const chained = /\p{L}[\p{L})]{0,12}-[<>]?\d.{0,80}\p{L}-[<>]?\d/u;
const piece = /(\S{1,24}?)-([<>]?)(\d[\d.,]{0,9})([*#]?)(?=[\s;,]|$)/gu;
const mostBefore = 2; // further words of a name

/** Results chained with hyphens: "WBC-7.3 RBC-3.54* Plt Ct-180". Two of them have to be known tests: one may be a name ("CA-125"). */
export function readHyphenRows(context: ReadingContext, line: Line): RowDraft[] {
  const { text } = context;
  const words = text.slice(line.start, line.end);
  if (!chained.test(words)) return [];
  const rows = matchesIn(words, piece).flatMap((match) => {
    const [, name = '', , figure = '', mark = ''] = match;
    const start = line.start + match.index;
    const named = context.knowledge.findAnalyte(`${name}-${figure}`)
      ? undefined
      : nameEndingAt(context, line, [start, start + name.length]);
    return named ? [rowOf(match, named, start + name.length + 1, mark)] : [];
  });
  return rows.length > 1 ? rows : [];
}

/** The shortest known name that ends in a word. */
function nameEndingAt({ text, knowledge }: ReadingContext, line: Line, [start, end]: Span): Span | undefined {
  let from = start;
  for (let more = 0; more <= mostBefore; more += 1) {
    if (startsWithLetter(text.slice(from, from + 2)) && knowledge.findAnalyte(text.slice(from, end)))
      return [from, end];
    const before = trim(text, [line.start, from])[1];
    if (before <= line.start) return undefined;
    from = text.lastIndexOf(' ', before - 1) + 1;
    if (from < line.start) return undefined;
  }
  return undefined;
}

function rowOf(match: RegExpExecArray, name: Span, start: number, mark: string): RowDraft {
  const [, , sign = '', figure = ''] = match;
  const text = withoutStop(figure);
  const at = start + sign.length;
  const comparator = sign === '<' || sign === '>' ? sign : null;
  const value: Item = {
    ...{ kind: comparator ? 'bound' : 'number', start, end: at + text.length, cell: 0, text, comparator, suffix: null },
  };
  const row = bareRow(name, value);
  return { ...row, flag: mark === '' ? null : mark, span: [name[0], value.end + mark.length] };
}
