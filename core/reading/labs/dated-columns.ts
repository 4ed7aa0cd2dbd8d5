import { cellItems } from './cell-items.ts';
import type { Column, Header } from './header.ts';
import { isValue, type Item } from './item.ts';
import { isBlank, type Line } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { isDash } from './signs.ts';

/** Whether an item is under one of the dates: a result or a dash, and not the bound of a range column at their side. */
export function isUnderDate(item: Item, all: readonly Item[], columns: readonly Column[]): boolean {
  if (!isValue(item) && !isDash(item.text)) return false;
  // "(>59)"
  if (item.comparator !== null && all[all.indexOf(item) - 1]?.text === '(') return false;
  const range = columns.findIndex(({ role }) => role === 'range');
  const results = all.filter((other) => isValue(other) || isDash(other.text));
  // "neg   1/20   neg": what is expected stands beside what was found.
  const isWord = (item.kind === 'result' || item.kind === 'text') && results.length > datesOf(columns);
  if (
    range < 0 ||
    (item.comparator === null && !isWord) ||
    all.some(({ kind }) => kind === 'range' || kind === 'limit')
  )
    return true;
  // The range stands behind so many dates, where every date has its result.
  const before = columns.slice(0, range).filter(({ role }) => role === 'dated').length;
  if (results.length === datesOf(columns) + 1) return item !== results[before];
  const atSide = range < columns.findIndex(({ role }) => role === 'dated') ? results[0] : results.at(-1);
  return item !== atSide;
}

const datesOf = (columns: readonly Column[]): number => columns.filter(({ role }) => role === 'dated').length;

const longestTable = 80; // lines

/**
 * Places the columns of dates where their results really stand. Headings are flush left over figures flush right, so that a result
 * can be nearer to the next date than to its own: lines with a result under every date show the true places.
 */
export function alignDates(context: ReadingContext, lines: readonly Line[], header: Header, headerLine: Line): Header {
  const [columns, ...others] = header.groups;
  const dated = columns?.filter(({ role }) => role === 'dated') ?? [];
  if (!columns || others.length > 0 || dated.length < 2 || headerLine.layout !== 'gaps') return header;
  const ends = dated.map((): number[] => []);
  for (const line of lines.slice(headerLine.index + 1, headerLine.index + 1 + longestTable)) {
    if (isBlank(line)) break;
    const items = line.cells.slice(1).flatMap((cell, index) => cellItems(context, cell, index));
    const results = items.filter((item) => isUnderDate(item, items, columns));
    if (results.length !== dated.length) continue;
    results.forEach((result, index) => ends[index]?.push(result.end - line.start));
  }
  if (ends.some((places) => places.length === 0)) return header;
  const placed = new Map(dated.map((column, index) => [column, median(ends[index] ?? [])]));
  return {
    ...header,
    groups: [
      columns.map((column) => {
        const end = placed.get(column);
        return end === undefined ? column : { ...column, start: end - 1, end };
      }),
    ],
  };
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
