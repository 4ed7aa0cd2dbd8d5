import { type Column, type Header, isTable } from './header.ts';
import { headingRoles, keyOfHeading, roleOfHeading } from './heading-words.ts';
import type { Role } from './header.ts';
import type { Line } from './lines.ts';

const fewestCells = 3;
const shortestHeading = 5;

/**
 * The header that a recognised line is when one sign of a heading was misread: "Biological Ref. Interva". Every cell must be a
 * heading, and at least two of them exactly so.
 */
export function findMisreadHeader(text: string, line: Line): Header | undefined {
  if (line.layout !== 'gaps' || line.cells.length < fewestCells) return undefined;
  const printed = line.cells.map(([start, end]) => text.slice(start, end));
  const exact = printed.map(roleOfHeading);
  if (exact.filter((role) => role !== undefined).length < 2) return undefined;
  const columns = line.cells.flatMap(([start, end], at): Column[] => {
    const words = printed[at] ?? '';
    const role = exact[at] ?? roleOfMisread(words);
    return role === undefined ? [] : [{ role, start: start - line.start, end: end - line.start, text: words }];
  });
  if (columns.length < line.cells.length || !isTable(columns)) return undefined;
  return { layout: 'gaps', groups: [columns], ordered: false };
}

function roleOfMisread(heading: string): Role | undefined {
  const key = keyOfHeading(heading);
  if (key.length < shortestHeading) return undefined;
  const found = new Set([...headingRoles].flatMap(([known, role]) => (isOneSignAway(key, known) ? [role] : [])));
  const [role, ...others] = found;
  return others.length === 0 ? role : undefined;
}

/** Whether one sign more, less or other makes one text of the other. */
export function isOneSignAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
