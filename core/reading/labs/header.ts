import type { Span } from '../../kernel/span.ts';
import { type ColumnTime, timeHeadingAt } from './column-times.ts';
import { longestHeading, roleOfHeading } from './heading-words.ts';
import { isFigure, type Item } from './item.ts';
import type { Line } from './lines.ts';
import { tokens } from './phrases.ts';
import { flagMeaning } from './printed-flag.ts';
import { wordsIn } from './signs.ts';
import { normaliseUnit, unitLengthAt } from './units.ts';

/** What a column of a laboratory table holds. `dated` is a column of results under a date; `low` and `high` are bounds of the range. */
export type Role =
  'name' | 'value' | 'previous' | 'dated' | 'unit' | 'range' | 'low' | 'high' | 'flag' | 'date' | 'other';

/** A column: its role, where its heading stands (offsets from the start of the line), and its words. `unit` is that of the results under it. */
export type Column = { role: Role; start: number; end: number; text: string; unit?: string; time?: ColumnTime };

export type Columns = readonly Column[];

/** A header line. `groups`: tables side by side; `ordered`: only the order of the columns is known; `at`: where the line begins. */
export type Header = { layout: Line['layout']; groups: Column[][]; ordered: boolean; at?: number };

const longestHeader = 240;
const shortestHeader = 8; // "Test|Wert"

/** The header that a line is, or undefined. Its words must be column headings throughout, of at least two kinds. */
export function findHeader(text: string, line: Line): Header | undefined {
  const length = line.end - line.start;
  if (length > longestHeader || length < shortestHeader) return undefined;
  const columns =
    line.layout === 'bars' || line.layout === 'tabs'
      ? cellColumns(text, line)
      : (wordColumns(text, line) ?? titledColumns(text, line));
  if (!columns) return undefined;
  settleTimes(columns);
  nameUnderDate(columns);
  nameBeforeUnit(columns);
  if (!isTable(columns)) return undefined;
  const ordered = line.layout === 'plain';
  return { layout: line.layout, groups: ordered ? [columns] : groupsOf(columns), ordered, at: line.start };
}

/** "Baseline   Week 4   Today": results of several times, also where one is called the current or the previous one, or the result. */
function settleTimes(columns: Column[]): void {
  const timed = columns.filter(({ role, time }) => time !== undefined && role !== 'name');
  const values = columns.filter(({ role }) => role === 'value');
  const [only] = values;
  if (
    timed.length < 2 &&
    only !== undefined &&
    timed.some(({ role }) => role === 'dated') &&
    !timed.includes(only) &&
    values.length === 1 &&
    !only.text.includes('/')
  ) {
    timed.push(Object.assign(only, { time: { date: null, stage: now } }));
  }
  const isSeveral = timed.length > 1 && timed.some(({ role }) => role === 'dated');
  for (const column of timed) if (isSeveral) column.role = 'dated';
  const hasStage = timed.some(({ time }) => time?.date === null);
  // "After" over a single column is the one result there is.
  for (const column of timed) if (!isSeveral && hasStage && column.role === 'dated') column.role = 'value';
}

/** "Date  12/01/2023  03/04/2024": the first heading names the others, and below it stand the names. */
function nameUnderDate(columns: Columns): void {
  const [first, ...others] = columns;
  const dates = others.filter(({ role }) => role === 'dated').length;
  const leads = (first?.role === 'date' || first?.role === 'other') && !first.text.endsWith(':');
  const onlyDates = others.every(
    ({ role }) => role === 'dated' || role === 'unit' || role === 'range' || role === 'flag',
  );
  if (first && leads && dates > 1 && onlyDates) first.role = 'name';
}

/** "Specific IgE   kUA/L   Class": under the unit stand the results, and under what was measured the names. */
function nameBeforeUnit([first, ...others]: Columns): void {
  const isBare = first?.role === 'value' && first.unit === undefined && first.time === undefined;
  const results = others.find(({ role, text }) => (role === 'other' || role === 'value') && unitHeading(text));
  if (
    isBare &&
    results &&
    !others.some(({ role, unit }) => role === 'name' || (role === 'value' && unit === undefined))
  )
    [first.role, results.role, results.unit] = ['name', 'value', results.text];
}

/** Whether headings are those of a table of results. */
export function isTable(columns: Columns): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const dated = columns.filter(({ role }) => role === 'dated').length;
  // The column of names often has no heading of its own.
  if (dated > 1)
    return (
      roles.has('name') || roles.has('unit') || roles.has('range') || (dated === columns.length && areTimes(columns))
    );
  if (dated === 1) return roles.has('name') && (roles.has('unit') || roles.has('range'));
  const indented = (columns[0]?.start ?? 0) > 8; // the column of names has no heading
  return (
    roles.has('value') &&
    (roles.has('name') || roles.has('range') || roles.has('unit') || (indented && roles.has('flag')))
  );
}

/** "Pre   Post" alone may stand over the breath tests of a lung laboratory. */
const areTimes = (columns: Columns): boolean =>
  columns.every(({ time }) => typeof time?.date === 'string') ||
  ((columns[0]?.start ?? 0) > 8 && !columns.some(({ text }) => tokens.stages(wordsIn(text)[0] ?? '')));

// Name, value, range; and again name, value, range.
function groupsOf(columns: Column[]): Column[][] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const current = groups.at(-1);
    const again =
      column.role === 'name' &&
      current?.some(({ role }) => role === 'name') &&
      current.some(({ role }) => role === 'value');
    if (!current || again) groups.push([column]);
    else current.push(column);
  }
  return groups;
}

function cellColumns(text: string, line: Line): Column[] | undefined {
  let known = 0;
  const columns = line.cells.map(([start, end], index): Column => {
    const words = text.slice(start, end).replaceAll('**', '');
    const { role, time } = headingOf(words, index);
    if (role) known += 1;
    const column: Column = { role: role ?? 'other', start: start - line.start, end: end - line.start, text: words };
    return withUnit(time ? { ...column, time } : column);
  });
  nameUnits(columns);
  const titled = columns.some(({ role, text: words }) => role === 'name' && words !== '');
  if (titled) for (const column of columns) if (column.text === '') column.role = 'other';
  const named = columns.filter(({ text: words }) => words !== '').length;
  if (known < 2 && !(known === 1 && named === 1)) return undefined;
  return columns;
}

/** The columns that labels beside their own fields head; the first without a label is that of the name. */
export function headedBy(labels: readonly string[]): Column[] {
  const columns = labels.map((text, index): Column => {
    const { role = 'other', time } = headingOf(text, index);
    return { role, start: 0, end: 0, text, ...(time && { time }) };
  });
  settleTimes(columns);
  return columns;
}

/** What stands under a heading that is all of these words. */
export function headingOf(words: string, index: number): Pick<Column, 'time'> & { role: Role | undefined } {
  if (words === '') return { role: index === 0 ? 'name' : undefined };
  const time = timeHeadingAt(words, 0);
  const bare = words.replace(/\([^)]{0,40}\)[\s:*]*$/, '');
  // "Range from our lab"
  const role = roleOfHeading(bare) ?? roleOfHeading(bare.replace(/\s(?:from|of|in|at|by|for|used)\s.{1,30}$/i, ''));
  if (time?.end !== words.trimEnd().length) return { role };
  return role === undefined || time.date !== null ? { role: 'dated', time } : { role, time };
}

// Only beside a heading of names: elsewhere a unit is a field of a row.
function nameUnits(columns: Columns): void {
  if (!columns.some(({ role, text }) => role === 'name' && text !== '')) return;
  for (const column of columns) {
    const unit = column.role === 'other' ? unitHeading(column.text) : undefined;
    if (unit !== undefined) Object.assign(column, { role: 'value', unit });
  }
}

/** "kU/L" as a heading stands over results of that unit. */
const unitHeading = (words: string): string | undefined =>
  words.includes('/') && normaliseUnit(words) !== undefined ? words : undefined;

/** "Result (mg/dL)" */
const bracketUnit = (words: string): string | undefined => {
  const inside = /[([]([^)\]]{1,24})[)\]]$/.exec(words.trim())?.[1];
  return inside !== undefined && normaliseUnit(inside) !== undefined ? inside : undefined;
};

const withUnit = (column: Column): Column => {
  const unit =
    column.role === 'value' || column.role === 'dated'
      ? (unitHeading(column.text) ?? bracketUnit(column.text))
      : undefined;
  return unit === undefined ? column : { ...column, unit };
};

/** Headings one after the other, whatever the blanks between them; nothing else may stand in the line. */
function wordColumns(text: string, line: Line): Column[] | undefined {
  const words = text.slice(line.start, line.end);
  const columns: Column[] = [];
  let place = 0;
  while (place < words.length) {
    if (/[\s:.*]/.test(words[place] ?? '')) {
      place += 1;
      continue;
    }
    if (/^\([^()]{1,80}\)\s*$/.test(words.slice(place))) break; // "(newest first)"
    const column = columnAt(words, place);
    if (!column) return undefined;
    columns.push(withUnit(column));
    place = column.end;
  }
  return joinUnits(columns);
}

const longestTitle = 40;
const now = 2e6; // after every other stage

/** "LIPIDS      Result    Reference    Unit": the name of the panel stands over its tests. */
function titledColumns(text: string, line: Line): Column[] | undefined {
  const [first, second] = line.cells;
  if (line.layout !== 'gaps' || !first || !second || first[1] - first[0] > longestTitle) return undefined;
  const title = text.slice(...first);
  if (/[\d:]/.test(title)) return undefined;
  const shift = second[0] - line.start;
  const others = wordColumns(text, { ...line, start: second[0], cells: line.cells.slice(1) });
  const roles = others?.map(({ role }) => role) ?? [];
  const isResults = roles.includes('value') || roles.filter((role) => role === 'dated').length > 1;
  if (!others || !isResults || !roles.some((role) => role === 'range' || role === 'unit')) return undefined;
  const name: Column = { role: 'name', start: first[0] - line.start, end: first[1] - line.start, text: title };
  return [name, ...others.map((column) => ({ ...column, start: column.start + shift, end: column.end + shift }))];
}

const nextTo = 4; // characters

/** "Result  kUA/l": a unit right behind the heading of results is theirs. */
function joinUnits(columns: Columns): Column[] {
  return columns.reduce<Column[]>((joined, column) => {
    const last = joined.at(-1);
    const isUnit = column.role === 'value' && column.unit === column.text;
    if (!last || !isUnit || last.role !== 'value' || last.unit !== undefined || column.start - last.end > nextTo)
      return [...joined, column];
    return [...joined.slice(0, -1), { ...last, end: column.end, unit: column.unit ?? '' }];
  }, []);
}

function columnAt(words: string, place: number): Column | undefined {
  const time = timeHeadingAt(words, place);
  const heading = longestHeading(words, place);
  const isTime = time !== undefined && time.end - place >= (heading?.length ?? 0);
  const found = isTime
    ? { role: heading && time.date === null ? heading.role : ('dated' as const), length: time.end - place }
    : heading;
  const unit = found ? 0 : unitLengthAt(words, place, words.length);
  const length = found
    ? found.length + (/^ ?\([^)]{1,24}\)/.exec(words.slice(place + found.length))?.[0].length ?? 0)
    : unit;
  const text = words.slice(place, place + length);
  if (!found && (unit === 0 || !unitHeading(text))) return undefined;
  return { role: found?.role ?? 'value', start: place, end: place + length, text, ...(isTime && { time }) };
}

/** Which columns an item of a kind can stand in. */
export function canHold(role: Role, item: Item): boolean {
  if (role === 'name') return false;
  if (item.kind === 'date') return role === 'date' || role === 'previous' || role === 'other';
  if (item.kind === 'semi' && role === 'flag') return true;
  if (isFigure(item)) return role !== 'unit' && role !== 'flag' && (role !== 'range' || item.comparator !== null);
  if (item.kind === 'range' || item.kind === 'limit') return role === 'range' || role === 'value' || role === 'dated';
  if (item.kind === 'unit') return role === 'unit' || role === 'range' || role === 'value';
  if (item.kind === 'flag') return role === 'flag' || role === 'value' || role === 'dated';
  if (role === 'flag') return flagMeaning(item.text) !== undefined;
  return role !== 'low' && role !== 'high';
}

const distance = ({ start, end }: Column, from: number, to: number): number =>
  from < end && to > start
    ? 0
    : Math.min(Math.abs(from - start), Math.abs(to - end), Math.abs(from - end), Math.abs(to - start));

/** The nearest column that can hold an item. Headings are often flush left over figures flush right, so kinds decide before places do. */
export function columnByPlace(columns: Columns, item: Item, lineStart: number, cell: Span): Column | undefined {
  const [from, to] = [cell[0] - lineStart, cell[1] - lineStart];
  const fitting = columns.filter(({ role }) => canHold(role, item));
  const [only] = fitting;
  if (fitting.length === 1 && only) return only;
  return [...fitting].sort((a, b) => distance(a, from, to) - distance(b, from, to))[0];
}
