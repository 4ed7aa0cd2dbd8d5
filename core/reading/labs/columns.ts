import type { Span } from '../../kernel/span.ts';
import type { Column, Role } from './header.ts';
import { isFigure, type Item } from './item.ts';
import { flagMeaning } from './printed-flag.ts';

/** Which columns an item of a kind can stand in. */
function canHold(role: Role, item: Item): boolean {
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

/**
 * The column an aligned item stands under: the nearest that can hold it. Headings are often flush left over figures flush right, so
 * kinds decide before places do.
 */
export function columnByPlace(
  columns: readonly Column[],
  item: Item,
  lineStart: number,
  cell: Span,
): Column | undefined {
  const [from, to] = [cell[0] - lineStart, cell[1] - lineStart];
  const fitting = columns.filter(({ role }) => canHold(role, item));
  const [only] = fitting;
  if (fitting.length === 1 && only) return only;
  return [...fitting].sort((a, b) => distance(a, from, to) - distance(b, from, to))[0];
}

/** A number that orders printed dates of one table, once it is known whether the day comes before the month. */
export function dateOrder(printed: string, dayFirst: boolean): number {
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const named = months.findIndex((month) => printed.toLowerCase().includes(month)) + 1;
  const numbers = (printed.match(/\d{1,8}/g) ?? []).map(Number);
  const [a = 0, b = 0, c = 0] = numbers;
  if (a > 9_999_999) return a;
  if (named > 0) {
    const year = numbers.find((number) => number > 99) ?? numbers.at(-1) ?? 0;
    return fullYear(year) * 10_000 + named * 100 + (numbers.find((number) => number !== year) ?? 0);
  }
  if (a > 999) return a * 10_000 + b * 100 + c;
  const [month, day] = dayFirst ? [b, a] : [a, b];
  return fullYear(c) * 10_000 + month * 100 + day;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/**
 * Whether dates of one table put the day before the month: by a figure that can be no month, else by the order in which the columns
 * make sense, since tables run from old to new or from new to old.
 */
export function isDayFirst(dates: readonly string[]): boolean {
  const parts = dates.map((date) => /^(\d{1,2})([/.-])(\d{1,2})[/.-]/.exec(date));
  if (parts.some((part) => part?.[2] === '.' || Number(part?.[1]) > 12)) return true;
  if (parts.some((part) => Number(part?.[3]) > 12)) return false;
  return !runsOneWay(dates, false) && runsOneWay(dates, true);
}

function runsOneWay(dates: readonly string[], dayFirst: boolean): boolean {
  const orders = dates.map((date) => dateOrder(date, dayFirst));
  const sorted = [...orders].sort((a, b) => a - b);
  return [sorted, [...sorted].reverse()].some((way) => way.every((order, index) => order === orders[index]));
}
