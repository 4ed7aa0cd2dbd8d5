import { isDayFirst, readDate, type PrintedDate } from './dates.ts';
import type { MaskToken } from './outgoing.ts';

/** The day that other days are counted from. */
type DayZero = { year: number; month: number; day: number };

/**
 * Gives every date of a text its place in time, without saying when that was: "[DAY +3]", "[MONTH -1]", "[YEAR -5]"; undefined where
 * it cannot be told. `dates` are in order as printed. Day 0 is the first of them that is whole, or the one that `known` tokens count from.
 */
export function relativeDays(
  dates: readonly string[],
  known: readonly MaskToken[] = [],
): (words: string) => string | undefined {
  const dayFirst = isDayFirst([...known.map(({ original }) => original), ...dates]);
  const zero = knownZero(known, dayFirst) ?? zeroOf(dates.flatMap((words) => readDate(words, dayFirst) ?? []));
  return (words) => {
    const date = zero && readDate(words, dayFirst);
    return date && `[${named(date, zero)}]`;
  };
}

function zeroOf(dates: readonly PrintedDate[]): DayZero | undefined {
  const first = (has: (date: PrintedDate) => boolean) => dates.find((date) => date.year !== undefined && has(date));
  const whole = first(({ day }) => day !== undefined) ?? first(({ month }) => month !== undefined) ?? first(() => true);
  if (whole?.year === undefined) return undefined;
  const { year, month = 1, day = 1 } = whole;
  return { year, month, day };
}

function knownZero(known: readonly MaskToken[], dayFirst: boolean): DayZero | undefined {
  for (const { token, original } of known) {
    const days = /^\[DAY ([+-]?\d+)\]$/.exec(token)?.[1];
    const { year, month, day } = (days !== undefined && readDate(original, dayFirst)) || {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const zero = new Date((dayNumber({ year, month, day }) - Number(days)) * millisecondsADay);
    return { year: zero.getUTCFullYear(), month: zero.getUTCMonth() + 1, day: zero.getUTCDate() };
  }
  return undefined;
}

function named(date: PrintedDate, zero: DayZero): string {
  const { month, day } = date;
  const year = date.year ?? nearestYear(date, zero);
  if (month === undefined) return `YEAR ${signed(year - zero.year)}`;
  if (day === undefined) return `MONTH ${signed((year - zero.year) * 12 + month - zero.month)}`;
  return `DAY ${signed(dayNumber({ year, month, day }) - dayNumber(zero))}`;
}

/** "March 4" without a year is the one closest to day 0. */
function nearestYear({ month = 1, day = 1 }: PrintedDate, zero: DayZero): number {
  const away = (year: number) => Math.abs(dayNumber({ year, month, day }) - dayNumber(zero));
  return [zero.year - 1, zero.year, zero.year + 1].reduce((best, year) => (away(year) < away(best) ? year : best));
}

const millisecondsADay = 86_400_000;

const dayNumber = ({ year, month, day }: DayZero): number =>
  Math.round(Date.UTC(year, month - 1, day) / millisecondsADay);

const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`);
