import type { Span } from '../../kernel/span.ts';
import { type Column, type Header, isTable, type Role } from './header.ts';
import { headingRoles, keyOfHeading, longestHeading, roleOfHeading } from './heading-words.ts';
import type { Line } from './lines.ts';
import { hasDigit } from './signs.ts';

const fewestColumns = 3;
const shortestHeading = 5;
const longestHeader = 240;

/** The header that a recognised line is where signs were misread ("Biological Ref. Interva"): all words are headings, two of them exactly. */
export function findMisreadHeader(text: string, line: Line): Header | undefined {
  const isPrint = line.layout === 'gaps' || line.layout === 'plain';
  if (!isPrint || line.end - line.start > longestHeader) return undefined;
  const cells = line.cells.map((cell) => headingsIn(text, cell));
  const known = cells.flatMap((found) => found ?? []);
  const lost = line.cells.filter((_, at) => cells[at] === undefined);
  const headings = lost.length === 0 ? known : withLost(text, known, lost);
  if (!headings || headings.length < fewestColumns || headings.filter(({ isExact }) => isExact).length < 2)
    return undefined;
  const columns = headings.map(({ role, start, end }): Column => {
    return { role, start: start - line.start, end: end - line.start, text: text.slice(start, end) };
  });
  return isTable(columns) ? { layout: line.layout, groups: [columns], ordered: line.layout === 'plain' } : undefined;
}

type Heading = { role: Role; start: number; end: number; isExact: boolean };

/** One cell that says nothing, between the headings of names, units and ranges, was that of the values: "Reu It". */
function withLost(text: string, known: readonly Heading[], lost: readonly Span[]): Heading[] | undefined {
  const [cell] = lost;
  const exact = new Set(known.flatMap(({ role, isExact }) => (isExact ? [role] : [])));
  const isHead = (['name', 'unit', 'range'] as const).every((role) => exact.has(role)) && !exact.has('value');
  if (!cell || lost.length > 1 || !isHead || hasDigit(text.slice(...cell))) return undefined;
  const value: Heading = { role: 'value', start: cell[0], end: cell[1], isExact: false };
  return [...known, value].toSorted((a, b) => a.start - b.start);
}

/** The headings that a cell is made of: exact ones, and at its end perhaps one that was misread. */
function headingsIn(text: string, [start, end]: Span): Heading[] | undefined {
  const headings: Heading[] = [];
  for (let at = start; at < end;) {
    const heading = headingAt(text, [at, end]);
    if (!heading) return undefined;
    headings.push(heading);
    at = heading.end;
    while (at < end && /[\s,:|/]/.test(text[at] ?? '')) at += 1;
  }
  return headings;
}

/** All the rest of a cell where that is a heading, for "Reference" alone is one too; else the longest that begins there. */
function headingAt(text: string, [start, end]: Span): Heading | undefined {
  const rest = text.slice(start, end);
  const exact = roleOfHeading(rest);
  const role = exact ?? roleOfMisread(rest);
  if (role) return { role, start, end, isExact: exact !== undefined };
  const longest = longestHeading(text.slice(0, end), start);
  return longest && { role: longest.role, start, end: start + longest.length, isExact: true };
}

function roleOfMisread(heading: string): Role | undefined {
  const key = keyOfHeading(heading);
  if (key.length < shortestHeading) return undefined;
  const found = new Set([...headingRoles].flatMap(([known, role]) => (isMisread(key, known) ? [role] : [])));
  const [role, ...others] = found;
  return others.length === 0 ? role : undefined;
}

/** One sign in the whole heading, or one in each of its longer words. */
function isMisread(key: string, known: string): boolean {
  if (isOneSignAway(key, known)) return true;
  const [words, right] = [key.split(' '), known.split(' ')];
  if (words.length < 2 || words.length !== right.length) return false;
  return words.every((word, at) => {
    const printed = right[at] ?? '';
    return word === printed || (printed.length >= shortestHeading && isOneSignAway(word, printed));
  });
}

/** Whether one sign more, less or other makes one text of the other. */
export function isOneSignAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
