import { isDate, printedDate } from './dates.ts';
import type { Line } from './lines.ts';

/** What a column of a laboratory table holds. `dated` is a column of results under a date; `low` and `high` are bounds of the range. */
export type Role =
  'name' | 'value' | 'previous' | 'dated' | 'unit' | 'range' | 'low' | 'high' | 'flag' | 'date' | 'other';

/** A column: its role, where its heading stands (offsets from the start of the line), and its words. */
export type Column = { role: Role; start: number; end: number; text: string };

/**
 * A header line. `groups` are the tables side by side under it: more than one when the name column comes again. `ordered` says
 * that only the order of the columns is known, their places being lost.
 */
export type Header = { layout: Line['layout']; groups: Column[][]; ordered: boolean };

const roleWords: readonly (readonly [Role, string])[] = [
  [
    'previous',
    'previous results? and date|previous (?:results?|values?)|prior (?:results?|values?)|last (?:results?|values?)|historical (?:results?|values?)|(?:older?|earlier) (?:results?|values?)|previous|prior|last|old|earlier|before|vorwerte?',
  ],
  [
    'range',
    String.raw`(?:relevant )?(?:biological |bio\.? )?(?:reference|ref\.?|normal|expected|standard|therapeutic)[ -](?:range|interval|values?|limits?)s?|biological ref\.? (?:interval|range)s?|reference|referenzbereich|normbereich|normal|range|desired range|valeurs de référence`,
  ],
  ['flag', 'abnormal flag|flags?|abn\\.?|interpretation|h/l|abnormal|alert|bewertung'],
  [
    'value',
    'current results? and flag|current (?:results?|values?)|(?:latest|new|most recent) (?:results?|values?)|current|latest|today|most recent|now|observed values?|observed results?|measured values?|test results?|result values?|your (?:results?|values?)|results? ?[-/] ?units?|values? ?/ ?units?|results?\\(s\\)|in range|out of range|within range|results?|values?|patient values?|ergebnis|résultat|resultado|wert|findings?',
  ],
  ['unit', 'units? of measure|units?|uom|einheit|unité|unidad'],
  [
    'name',
    'tests?(?: names?)?|test description|test / investigation|analytes?|components?|investigations?|parameters?|examinations?|descriptions?|result types?|observations?|data and description|measurements?|test performed|lab tests?|procedure|name|untersuchung|analyt|laborwert|examen|prueba|assay|marker|biomarker',
  ],
  ['low', 'low|lower limit|min'],
  ['high', 'high|upper limit|max'],
  [
    'date',
    'date ?/ ?time:?|date and time|date|collected(?: on)?|collection date|time|resulted(?: on)?|dates|result date',
  ],
  [
    'other',
    'comments?|source|status|ordering provider|provider|details|lab|method|specimen|notes?|site|performing lab|remarks?|loinc|code|specimen type|sample|no\\.?|s\\.?no\\.?|#|trend',
  ],
];

const patterns = roleWords.map(([role, words]): [Role, RegExp] => [
  role,
  new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'iuy'),
]);
// A year or a month is date enough at the head of a column.
const shortDate = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? )?(?:19|20)\d{2}(?![\d-])`;
const dateHeading = new RegExp(`(?:${printedDate}|${shortDate})`, 'iuy');

const headings: readonly (readonly [Role, RegExp])[] = [['dated', dateHeading], ...patterns];

const longestHeader = 240;

/** The header that a line is, or undefined. Its words must be column headings throughout, of at least two kinds. */
export function findHeader(text: string, line: Line): Header | undefined {
  if (line.end - line.start > longestHeader) return undefined;
  const columns = line.layout === 'bars' || line.layout === 'tabs' ? cellColumns(text, line) : wordColumns(text, line);
  if (!columns) return undefined;
  nameUnderDate(columns);
  if (!isTable(columns)) return undefined;
  const ordered = line.layout === 'plain';
  return { layout: line.layout, groups: ordered ? [columns] : groupsOf(columns), ordered };
}

/** "Date  12/01/2023  03/04/2024": the first heading names the others, and below it stand the names. */
function nameUnderDate(columns: readonly Column[]): void {
  const [first, ...others] = columns;
  const dates = others.filter(({ role }) => role === 'dated').length;
  const leads = (first?.role === 'date' || first?.role === 'other') && !first.text.endsWith(':');
  const onlyDates = others.every(
    ({ role }) => role === 'dated' || role === 'unit' || role === 'range' || role === 'flag',
  );
  if (first && leads && dates > 1 && onlyDates) first.role = 'name';
}

function isTable(columns: readonly Column[]): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const dated = columns.filter(({ role }) => role === 'dated').length;
  // The column of names often has no heading of its own.
  if (dated > 1) return roles.has('name') || roles.has('unit') || roles.has('range') || dated === columns.length;
  if (dated === 1) return roles.has('name') && (roles.has('unit') || roles.has('range'));
  return roles.has('value') && (roles.has('name') || roles.has('range') || roles.has('unit'));
}

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
    const words = text.slice(start, end).replace(/\*\*/g, '');
    const role = headingRole(words, index);
    if (role) known += 1;
    return { role: role ?? 'other', start: start - line.start, end: end - line.start, text: words };
  });
  const titled = columns.some(({ role, text: words }) => role === 'name' && words !== '');
  if (titled) for (const column of columns) if (column.text === '') column.role = 'other';
  const named = columns.filter(({ text: words }) => words !== '').length;
  if (known < 2 && !(known === 1 && named === 1)) return undefined;
  return columns;
}

function isDateHeading(words: string): boolean {
  dateHeading.lastIndex = 0;
  return dateHeading.exec(words)?.[0] === words;
}

function headingRole(words: string, index: number): Role | undefined {
  if (words === '') return index === 0 ? 'name' : undefined;
  if (isDate(words) || isDateHeading(words)) return 'dated';
  for (const [role, pattern] of patterns) {
    pattern.lastIndex = 0;
    const found = pattern.exec(words);
    if (found && /^[\s:*()]*(?:\([^)]*\))?$/.test(words.slice(found[0].length))) return role;
  }
  return undefined;
}

/** Headings one after the other, whatever the blanks between them; nothing else may stand in the line. */
function wordColumns(text: string, line: Line): Column[] | undefined {
  const words = text.slice(line.start, line.end);
  const columns: Column[] = [];
  let place = 0;
  while (place < words.length) {
    if (/[\s:]/.test(words[place] ?? '')) {
      place += 1;
      continue;
    }
    const column = columnAt(words, place);
    if (!column) return undefined;
    columns.push(column);
    place = column.end;
  }
  return columns;
}

function columnAt(words: string, place: number): Column | undefined {
  let longest: { role: Role; length: number } | undefined;
  for (const [role, pattern] of headings) {
    pattern.lastIndex = place;
    const length = pattern.exec(words)?.[0].length ?? 0;
    if (length > (longest?.length ?? 0)) longest = { role, length };
  }
  if (!longest) return undefined;
  const end = place + longest.length;
  return { role: longest.role, start: place, end, text: words.slice(place, end) };
}
